/** The cells of a file as they are written again: dates and numbers as such where a column has nothing else. */
import { decimalText, parseDecimal } from '#kernel/decimal.ts'
import type { Cell, CellKind } from '#model/table.ts'

export type FileCell = string | number | boolean | Date | null

const isBlank = (cell: FileCell | undefined): boolean => cell === null || cell === undefined || cell === ''

/** A moment within the day would be lost. */
const isDay = (cell: FileCell | undefined): boolean => cell instanceof Date && cell.getTime() % 86_400_000 === 0
/** More decimals than are kept would be lost. */
const isExact = (cell: FileCell | undefined): boolean => {
  const read = typeof cell === 'number' ? parseDecimal(String(cell)) : null
  return read !== null && Number(decimalText(read)) === cell
}

export const kindOfCells = (cells: readonly (FileCell | undefined)[]): CellKind => {
  const filled = cells.filter((cell) => !isBlank(cell))
  if (filled.length === 0) return 'text'
  return filled.every(isDay) ? 'day' : filled.every(isExact) ? 'price' : 'text'
}

const dayText = (date: Date): string => date.toISOString().slice(0, 10)

export const cellAs = (kind: CellKind, cell: FileCell | undefined): Cell => {
  if (cell === null || cell === undefined || cell === '') return null
  if (cell instanceof Date) return kind === 'day' ? dayText(cell) : dayText(cell).split('-').toReversed().join('/')
  return kind === 'price' ? parseDecimal(String(cell)) : String(cell)
}
