/** What a line takes of what others leave of its source line: whoever takes the last of it takes all of the rest. */
import { multiply, zero, type Decimal } from '#kernel/decimal.ts'
import { baseTaken, leftAfter, type Rest } from '#model/left.ts'
import { factor } from '#model/field.ts'
import { quantity, text } from './fields.ts'

/** Facts of the source line, filled in by the server. */
export const leftFields = {
  line: text({ label: 'field.sourceLine' }),
  unit: text({ label: 'field.unit' }),
  factor: quantity({ label: 'field.factor' }),
  /** What others leave: its base quantity, and in its own unit if all was taken in that one. Empty without a limit. */
  leftBase: quantity({ label: 'field.remainingQuantity' }),
  leftInUnit: quantity({ label: 'field.remainingQuantity' }),
  /** The base quantity without the roundings of what others took. */
  leftExact: factor({ label: 'field.remainingQuantity' }),
}

interface Source {
  line: string | null
  unit: string | null
  factor: Decimal | null
  leftBase: Decimal | null
  leftInUnit: Decimal | null
  leftExact: Decimal | null
}
interface Line {
  unit: string | null
  factor: Decimal | null
  quantity: Decimal | null
  baseQuantity: Decimal | null
  agreement?: object | null
  origin?: object | null
}

/** For the lines of one document, in their order: each with the base quantity that it takes. */
export const withRests = (): (<L extends Line>(line: L) => L) => {
  const here = new Map<string | null, Rest>()
  return (line) => {
    const source = (line.agreement ?? line.origin ?? null) as Partial<Source> | null
    if (!source || (source.leftBase ?? null) === null) return line
    const { line: id = null, unit = null, factor = null, leftBase, leftInUnit = null, leftExact = null } = source
    const left = here.get(id) ?? { unit, factor, base: leftBase!, inUnit: leftInUnit, exact: leftExact }
    // Worked out from the quantity each time: what was stored may have been the rest of another day.
    const plain = multiply(line.quantity ?? zero, line.factor ?? zero, 4)
    const baseQuantity = baseTaken(left, { ...line, baseQuantity: plain })
    here.set(id, leftAfter(left, { ...line, baseQuantity }))
    return baseQuantity === line.baseQuantity ? line : { ...line, baseQuantity }
  }
}
