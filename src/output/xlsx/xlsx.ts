/** Writes tables as Excel files, in browser and server. Only this file and xlsx-read.ts call hucre. */
import { exemptRates } from '#kernel/exempt-rates.ts'
import {
  writeXlsx,
  writeXlsxStream,
  type Cell as SheetCell,
  type CellStyle,
  type CellValue,
  type ColumnDef,
  type WriteSheet,
} from 'hucre/xlsx'
import { toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import type { Cell, Column, Row } from '#model/table.ts'
import type { Translate } from '../cells.ts'
import { joined } from './stream-bytes.ts'
import { longSheet } from './xlsx-long.ts'
import { outlined, type SheetHead } from './xlsx-groups.ts'
import { rowStyles, styleOf, type Styles } from './xlsx-styles.ts'
import { isSummed, sumFormulas, sumUnder } from './xlsx-sums.ts'
import { columnName, MOST_AT_ONCE, widthOf } from './xlsx-widths.ts'

export interface SheetContent {
  name: string
  /** Written in rows 1 and 2; the headings are then in row 4. Without a title, the headings are in row 1. */
  title?: string
  conditions?: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** Lines above the groups of rows; `at` is the index of the first row of the group. */
  heads?: readonly SheetHead[]
  /** The last row with sums, and its title if it does not sum all rows. */
  sums?: Row
  sumsTitle?: string
  /** The sums follow what a reader filters: of files that are looked at, not of those that programs read again. */
  sumsFollow?: true
  /** Amounts of the whole document, below the sums: written in the last column with sums. */
  totals?: readonly { label: string; value: Decimal }[]
}
export interface WorkbookAbout {
  title?: string
  subject?: string
  company?: string
}
export interface WorkbookContent {
  sheets: readonly SheetContent[]
  language: 'vi' | 'en'
  words: Translate
  /** What the file says of itself. */
  about?: WorkbookAbout
  /** Called now and then while a long workbook is written, with the number of rows that are. */
  onProgress?: (rows: number) => void
}

interface Line {
  values: CellValue[]
  styles: Styles
  /** By column, in place of what is written only as a value. */
  formulas?: readonly (string | undefined)[]
}

const font = { name: 'Calibri', size: 11 } as const
const bold = { ...font, bold: true } as const
const titleStyle: CellStyle = { font: { ...bold, size: 14 } }
const noteStyle: CellStyle = { font: { ...font, italic: true } }
const edge = { style: 'thin', color: { rgb: 'BFBFBF' } } as const
const headStyle: CellStyle = {
  font: bold,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EDF5' } },
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
  border: { bottom: edge },
}

/** Local time at the offset of the timestamp, because sheets have no time zones. */
const momentDate = (text: string): Date | string => {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? new Date(`${text.slice(0, 16)}:00Z`) : null
  return at && !Number.isNaN(at.getTime()) ? at : text
}

/** A value as a workbook has it. */
export const cellValue = (value: Cell | undefined, column: Column, words: Translate): CellValue => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'bigint')
    return column.kind === 'vat' && value < zero
      ? (exemptRates[String(toNumber(value as Decimal))] ?? toNumber(value as Decimal))
      : toNumber(value as Decimal)
  if (typeof value === 'boolean') return value ? words('print.yes') : null
  if (column.kind === 'day') return new Date(`${String(value)}T00:00:00Z`)
  if (column.kind === 'moment') return momentDate(String(value))
  if (column.choices) {
    const known = column.choices.find((choice) => choice.value === value)
    return known ? words(known.label) : value
  }
  return column.kind === 'code' ? String(value) : value
}

const sumLine = (sheet: SheetContent, sums: Row, words: Translate): CellValue[] =>
  sheet.columns.map((column, index) =>
    isSummed(column, sums)
      ? cellValue(sumUnder(column, sums), column, words)
      : index === 0
        ? words(sheet.sumsTitle ?? 'print.total')
        : null,
  )

const headFill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3F4F6' } } as const

/** The name of a group in the first column, and what its rows come to. */
const groupLine = (
  columns: readonly Column[],
  { title, sums }: SheetHead,
  { styles, words }: { styles: Styles; words: Translate },
): Line => ({
  values: columns.map((column, index) =>
    index === 0 ? title : isSummed(column, sums) ? cellValue(sumUnder(column, sums), column, words) : null,
  ),
  styles: columns.map((column, index) => ({
    ...(index > 0 && isSummed(column, sums) && styles[index]),
    font: bold,
    fill: headFill,
  })),
})

function* linesOf(sheet: SheetContent, words: Translate): Generator<Line> {
  if (sheet.title !== undefined) {
    yield { values: [sheet.title], styles: [titleStyle] }
    yield { values: [sheet.conditions ?? ''], styles: [noteStyle] }
    yield { values: [], styles: [] }
  }
  const { columns, rows, sums } = sheet
  yield {
    values: columns.map(({ label, sheetLabel = label }) => words(sheetLabel)),
    styles: columns.map(() => headStyle),
  }
  const styles = columns.map((column) => styleOf(column, rows))
  const stylesOf = rowStyles(columns, styles)
  const heads = new Map((sheet.heads ?? []).map((one) => [one.at, one]))
  for (const [at, row] of rows.entries()) {
    const above = heads.get(at)
    if (above) yield groupLine(columns, above, { styles, words })
    yield { values: columns.map((column) => cellValue(row[column.key], column, words)), styles: stylesOf(row) }
  }
  if (sums)
    yield {
      values: sumLine(sheet, sums, words),
      styles: styles.map((style, index) => ({
        ...(isSummed(columns[index]!, sums) && style),
        font: bold,
        border: { top: edge },
      })),
      ...(sheet.sumsFollow && { formulas: sumFormulas({ columns, rows, first: headRows(sheet) + 1 }, sums) }),
    }
  yield* totalLines(sheet, words)
}

/** Lines with the amounts of the whole: the label in the first column, the amount in the last column with sums. */
function* totalLines({ columns, rows, totals = [] }: SheetContent, words: Translate): Generator<Line> {
  const at = columns.findLastIndex((column) => column.total)
  if (at < 0) return
  for (const { label, value } of totals)
    yield {
      values: columns.map((column, index) =>
        index === at ? cellValue(value, column, words) : index === 0 ? words(label) : null,
      ),
      styles: columns.map((column, index) => ({ ...(index === at && styleOf(column, rows)), font: bold })),
    }
}

const headRows = (sheet: SheetContent): number => (sheet.title === undefined ? 1 : 4)
/** The total column width, in characters, that fits A4 portrait at a readable size. */
const UPRIGHT = 100

/** A fixed time for all files in the archive, so that equal content gives equal files. */
const NO_TIME = new Date('1980-01-01T00:00:00Z')
const propertiesOf = ({ about = {} }: WorkbookContent) => ({ creator: 'Vựa', modified: NO_TIME, ...about })

/** Print settings: all columns on one page width, headings repeated on every page, page numbers. */
const onPaper = (sheet: SheetContent, widths: readonly number[]): Pick<WriteSheet, 'pageSetup' | 'headerFooter'> => {
  const heading = headRows(sheet)
  const isWide = widths.reduce((sum, width) => sum + width, 0) > UPRIGHT
  return {
    pageSetup: {
      paperSize: 'a4',
      orientation: isWide ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
      showGridLines: true,
      printTitlesRow: `$${heading}:$${heading}`,
    },
    headerFooter: { oddFooter: '&R&P/&N' },
  }
}

/** The rows below the headings can be filtered by every column; sums stay out of it. */
const filtered = (sheet: SheetContent): Pick<WriteSheet, 'autoFilter'> => {
  const heading = headRows(sheet)
  const { rows, columns, heads = [] } = sheet
  if (rows.length === 0 || columns.length === 0) return {}
  const last = heading + rows.length + heads.length
  return { autoFilter: { range: `A${heading}:${columnName(columns.length - 1)}${last}` } }
}

/** The sheet with its print settings, its filter and no rows, for the rows that `writeLong` puts into it. */
const frameOf = (sheet: SheetContent, content: WorkbookContent): Promise<Uint8Array> => {
  const widths = sheet.columns.map((column) => widthOf(column, sheet.rows, content.words))
  return writeXlsx({
    properties: propertiesOf(content),
    sheets: [
      {
        name: sheet.name,
        rows: [],
        columns: widths.map((width) => ({ width })),
        freezePane: { rows: headRows(sheet) },
        ...filtered(sheet),
        ...onPaper(sheet, widths),
      },
    ],
  })
}

/**
 * Writes row by row, so that the XML of a hundred thousand rows is never in memory at once. hucre asks for the style
 * of a cell's column immediately before writing the cell.
 */
const writeLong = async (sheet: SheetContent, content: WorkbookContent): Promise<Uint8Array> => {
  let styles: Line['styles'] = []
  const formulas = new Map<string, string>()
  const columns = sheet.columns.map((_, index): ColumnDef => ({
    get style() {
      return styles[index] as CellStyle
    },
  }))
  function* values(): Generator<CellValue[]> {
    let written = 0
    for (const line of linesOf(sheet, content.words)) {
      styles = line.styles
      yield line.values
      written += 1
      for (const [at, formula] of line.formulas?.entries() ?? [])
        if (formula !== undefined) formulas.set(`${columnName(at)}${written}`, formula)
      if (written % MOST_AT_ONCE === 0) content.onProgress?.(written)
    }
  }
  const rows = await joined(writeXlsxStream(values(), { name: sheet.name, columns }))
  return longSheet({ frame: await frameOf(sheet, content), rows, formulas })
}

const typeOf = (value: CellValue): SheetCell['type'] =>
  value === null ? 'empty' : typeof value === 'object' ? 'date' : (typeof value as 'string' | 'number' | 'boolean')

/** A sum has both: the formula, and what it comes to for whoever computes nothing. */
const cellOf = (value: CellValue, { styles, formulas }: Line, column: number): SheetCell => {
  const formula = formulas?.[column]
  const cell = { value, type: typeOf(value), style: styles[column]! }
  return formula === undefined ? cell : { ...cell, type: 'formula', formula, formulaResult: value }
}

const writeShort = (content: WorkbookContent): Promise<Uint8Array> =>
  writeXlsx({
    properties: propertiesOf(content),
    sheets: content.sheets.map((sheet) => {
      const lines = [...linesOf(sheet, content.words)]
      const widths = sheet.columns.map((column) => widthOf(column, sheet.rows, content.words))
      const cells = new Map<string, SheetCell>()
      for (const [row, line] of lines.entries())
        for (const [column, value] of line.values.entries())
          if (line.styles[column]) cells.set(`${row},${column}`, cellOf(value, line, column))
      return {
        name: sheet.name,
        rows: lines.map((line) => line.values),
        cells,
        columns: widths.map((width) => ({ width })),
        freezePane: { rows: headRows(sheet) },
        ...filtered(sheet),
        ...outlined(sheet, headRows(sheet)),
        ...onPaper(sheet, widths),
      }
    }),
  })

export const writeWorkbook = (content: WorkbookContent): Promise<Uint8Array> => {
  const [first, ...more] = content.sheets
  return first && more.length === 0 && first.rows.length > MOST_AT_ONCE
    ? writeLong(first, content)
    : writeShort(content)
}
