/** Narrows the rows of a report to those that contain what a person types, on the screen only. */
import { searchText, searchWords } from '#kernel/fold.ts'
import { isNumeric, sumRows, type Column, type Row, type Table } from '#model/table.ts'
import { showCell, type CellFormat } from '#output/cells.ts'
import { sumsWithChange } from './compare.ts'

/** The texts of rows as they are searched; written once per row, because typing asks for them again and again. */
export interface RowTexts {
  /** Writes the texts of a row, so that the first letter typed need not wait for them. */
  prepare: (row: Row) => void
  hasAll: (row: Row, words: readonly string[]) => boolean
}

const lazily = (write: (row: Row) => string): ((row: Row) => string) => {
  const written = new WeakMap<Row, string>()
  return (row) => {
    const known = written.get(row)
    if (known !== undefined) return known
    const text = write(row)
    written.set(row, text)
    return text
  }
}

/** Figures are found with and without the marks between their thousands. */
export const createRowTexts = (columns: readonly Column[], look: CellFormat): RowTexts => {
  const figures = columns.filter(({ kind }) => isNumeric(kind))
  const texts = columns.filter(({ kind }) => !isNumeric(kind))
  const shown = (row: Row, some: readonly Column[]) => some.map((column) => showCell(row[column.key], column, look))
  const mark = look.style.language === 'vi' ? '.' : ','
  const textOf = lazily((row) => searchText(shown(row, texts)))
  const figuresOf = lazily((row) => {
    const all = shown(row, figures).filter(Boolean)
    return [...all, ...all.map((figure) => figure.replaceAll(mark, ''))].join(' ')
  })
  const isFigure = (word: string) => /^[−-]?\d[\d.,]*$/.test(word)
  return {
    prepare: (row) => {
      textOf(row)
      figuresOf(row)
    },
    hasAll: (row, words) =>
      words.every((word) => textOf(row).includes(word) || (isFigure(word) && figuresOf(row).includes(word))),
  }
}

/** The rows found, with sums of these alone; the order and the groups stay. `typed` without words finds all. */
export const searchTable = (table: Table, texts: RowTexts, typed: string): Table => {
  const words = searchWords(typed)
  if (words.length === 0) return table
  const groups = table.groups.flatMap((group) => {
    const rows = group.rows.filter((row) => texts.hasAll(row, words))
    if (rows.length === 0) return []
    return [{ ...group, rows, sums: sumsWithChange(table.columns, sumRows(table.columns, rows)) }]
  })
  const rows = groups.flatMap((group) => group.rows)
  return {
    ...table,
    groups,
    sums: sumsWithChange(table.columns, sumRows(table.columns, rows)),
    count: rows.length,
  }
}
