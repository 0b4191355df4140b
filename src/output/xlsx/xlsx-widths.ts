/** The columns of a workbook: how wide they are, and what sheets call them. */
import { isNumeric, type Cell, type Column, type Row } from '#model/table.ts'
import type { Translate } from '../cells.ts'
import { usual } from '../usual.ts'

const shownLength = (value: Cell | undefined, { choices }: Column, words: Translate): number => {
  if (typeof value === 'bigint') return String(value / 1_000_000n).length * 1.35 + 2
  const choice = choices?.find((one) => one.value === value)
  return (choice ? words(choice.label) : String(value ?? '')).length
}
/** A sheet of more rows is written row by row. The widths of columns follow from so many. */
export const MOST_AT_ONCE = 2000
/** The longest heading that widens its column, in characters: a longer one is broken into lines. */
const MOST_OF_HEADING = 24
/** A longer text widens its column only where such texts are usual, in characters. */
const MOST_OF_ONE = 32
/** Column width in characters, estimated from the first rows: figures are shown whole. */
export const widthOf = (column: Column, rows: readonly Row[], words: Translate): number => {
  if (column.kind === 'moment') return 18
  const { key, label, sheetLabel = label } = column
  const lengths = rows.slice(0, MOST_AT_ONCE).map((row) => shownLength(row[key], column, words))
  const most = isNumeric(column.kind) ? Infinity : Math.max(MOST_OF_ONE, usual(lengths.filter(Boolean)))
  const longest = lengths.reduce((sofar, one) => (one > most ? sofar : Math.max(sofar, one)), 0)
  return Math.min(Math.max(longest + 2, Math.min(words(sheetLabel).length + 2, MOST_OF_HEADING), 8), 50)
}

/** A, B … Z, AA … as sheets count their columns. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
