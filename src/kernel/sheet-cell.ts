/** Cells of a workbook that is read. */
import type { OldEncoding } from './old-encoding.ts'

export type PlainCell = string | number | boolean | Date | null

/** A cell of which more has to be known than its value. */
export interface MarkedCell {
  value: PlainCell
  /** What it shows, where that is another text: the code 7 as 007, a number as 8.93E+12. */
  shown?: string
  isFormula?: true
  /** The cell stands over several rows. */
  isMerged?: true
  /** The cell says what is stored already. */
  isSame?: true
  /** The cell's text looks as if it were written so. */
  encoding?: OldEncoding
}
export type SheetCell = PlainCell | MarkedCell

export const isMarked = (cell: SheetCell | undefined): cell is MarkedCell =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date)

export const valueOfCell = (cell: SheetCell): PlainCell => (isMarked(cell) ? cell.value : cell)

/** The cell as somebody sees it. */
export const shownCell = (cell: SheetCell): PlainCell => (isMarked(cell) ? (cell.shown ?? cell.value) : cell)

export const isBlankCell = (cell: SheetCell | undefined): boolean => {
  const value = cell === undefined ? null : valueOfCell(cell)
  return value === null || (typeof value === 'string' && value.trim() === '')
}
