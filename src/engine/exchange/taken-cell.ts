/**
 * What of a cell can be taken for its column. What a workbook has lost, or what may be read in two ways, is refused with
 * the reason; nothing is guessed (contract: workbooks).
 */
import { parseDecimal, round, decimalText } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { isMarked, valueOfCell, type PlainCell, type SheetCell } from '#kernel/sheet-cell.ts'
import { decimalsOfKind, type Field } from '#model/field.ts'
import { dayParts, isBrokenCell, plainText } from './cells.ts'
import { isNumberField } from './numbers.ts'

export interface CellColumn {
  index: number
  described: Field
  /** The list whose records its cells name. */
  list: string | undefined
}
interface Place {
  at: string
  /** Columns whose days begin with the month. */
  monthFirst: ReadonlySet<number>
  is1904: boolean
}
type Taken = { cell: PlainCell; notes: readonly Problem[] } | { problem: Problem }

const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i
/** From here on a workbook keeps no longer every digit. */
const MOST_DIGITS = 1e15
/** From here on it shows a whole number as 8.93601E+12, and so it was saved by many a program. */
const SHORTENED = 1e11
/** The digits of 8.93601E+12. */
const SHOWN_DIGITS = 6

/** A text of digits that are lost, or null. */
const lostDigits = (cell: SheetCell): string | null => {
  const text = plainText(cell)
  const value = valueOfCell(cell)
  if (SCIENTIFIC.test(text)) return text
  if (typeof value !== 'number' || Math.abs(value) < SHORTENED) return null
  if (Math.abs(value) >= MOST_DIGITS) return text
  return Number(value.toPrecision(SHOWN_DIGITS)) === value ? value.toExponential(SHOWN_DIGITS - 1).toUpperCase() : null
}

/** A code has few letters; a day among names or notes may be meant. */
const MOST_OF_CODE = 50
const isCode = ({ described, list }: CellColumn): boolean =>
  list !== undefined || (described.max ?? Infinity) <= MOST_OF_CODE

const textCell = (cell: SheetCell, column: CellColumn, at: string): Taken => {
  const { label } = column.described
  const lost = lostDigits(cell)
  if (lost !== null) return { problem: problem(at, 'cellShortened', { label, text: lost }) }
  if (valueOfCell(cell) instanceof Date && isCode(column))
    return { problem: problem(at, 'cellIsDay', { label, text: plainText(cell) }) }
  const isShown = isMarked(cell) && cell.shown !== undefined
  return { cell: isShown ? cell.shown! : valueOfCell(cell), notes: [] }
}

const numberCell = (cell: SheetCell, { described: { kind, label } }: CellColumn, at: string): Taken => {
  if (!isMarked(cell)) return { cell, notes: [] }
  const { value, isMerged, isFormula } = cell
  if (isMerged) return { problem: problem(at, 'cellMerged', { label, text: plainText(value) }) }
  const exact = isFormula && kind === 'price' && typeof value === 'number' ? parseDecimal(value.toFixed(6)) : null
  const kept = exact === null ? null : round(exact, decimalsOfKind.price)
  if (exact === null || kept === null || kept === exact) return { cell: value, notes: [] }
  const values = { label, value: plainText(value), rounded: decimalText(kept) }
  return { cell: Number(decimalText(kept)), notes: [problem(at, 'roundedTo', values)] }
}

const DAYS_TO_1904 = 1462

const dayCell = (
  cell: SheetCell,
  { described: { label }, index }: CellColumn,
  { at, monthFirst, is1904 }: Place,
): Taken => {
  const value = valueOfCell(cell)
  if (typeof value === 'string' && monthFirst.has(index) && dayParts(value))
    return { problem: problem(at, 'dayAfterMonth', { label, text: value }) }
  return { cell: is1904 && typeof value === 'number' ? value + DAYS_TO_1904 : value, notes: [] }
}

/** `cell`: not blank. */
export const takeCell = (cell: SheetCell, column: CellColumn, place: Place): Taken => {
  const { described, list } = column
  const { at } = place
  if (isBrokenCell(cell))
    return { problem: problem(at, 'brokenCell', { label: described.label, text: plainText(cell) }) }
  if (described.kind === 'day') return dayCell(cell, column, place)
  if (list === undefined && isNumberField(described)) return numberCell(cell, column, at)
  return list !== undefined || described.kind === 'text'
    ? textCell(cell, column, at)
    : { cell: valueOfCell(cell), notes: [] }
}

/** Columns in which some day can only be meant with the month first: the others may be meant so, too. */
export const monthFirstColumns = (
  columns: readonly CellColumn[],
  rows: readonly (readonly SheetCell[])[],
): ReadonlySet<number> => {
  const days = columns.filter(({ described }) => described.kind === 'day')
  const isFirst = ({ index }: CellColumn): boolean => {
    const all = rows.flatMap((row) => {
      const parts = dayParts(plainText(typeof row[index] === 'string' ? row[index] : null))
      return parts ? [parts] : []
    })
    return all.some(([, , second]) => Number(second) > 12) && all.every(([, first]) => Number(first) <= 12)
  }
  return new Set(days.filter(isFirst).map(({ index }) => index))
}
