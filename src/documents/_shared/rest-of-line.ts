/** What a line takes of what others leave of its source line: whoever takes the last of it takes all of the rest. */
import { multiply, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { baseTaken, isSameUnit } from '#model/left.ts'
import { quantity, text } from './fields.ts'

/** Facts of the source line, filled in by the server. */
export const leftFields = {
  line: text({ label: 'field.sourceLine' }),
  unit: text({ label: 'field.unit' }),
  factor: quantity({ label: 'field.factor' }),
  /** What others leave: its base quantity, and in its own unit if all was taken in that one. Empty without a limit. */
  leftBase: quantity({ label: 'field.remainingQuantity' }),
  leftInUnit: quantity({ label: 'field.remainingQuantity' }),
}

interface Source {
  line: string | null
  unit: string | null
  factor: Decimal | null
  leftBase: Decimal | null
  leftInUnit: Decimal | null
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
  const here = new Map<string | null, { base: Decimal; inUnit: Decimal | null }>()
  return (line) => {
    const source = (line.agreement ?? line.origin ?? null) as Partial<Source> | null
    if (!source || (source.leftBase ?? null) === null) return line
    const known = { unit: source.unit ?? null, factor: source.factor ?? null }
    const before = here.get(source.line ?? null) ?? { base: zero, inUnit: zero }
    const inUnit =
      (source.leftInUnit ?? null) === null || before.inUnit === null
        ? null
        : subtract(source.leftInUnit!, before.inUnit)
    const left = { ...known, base: subtract(source.leftBase!, before.base), inUnit }
    // Worked out from the quantity each time: what was stored may have been the rest of another day.
    const plain = multiply(line.quantity ?? zero, line.factor ?? zero, 4)
    const baseQuantity = baseTaken(left, { ...line, baseQuantity: plain })
    here.set(source.line ?? null, {
      base: (before.base + baseQuantity) as Decimal,
      inUnit:
        before.inUnit !== null && isSameUnit(known, line)
          ? ((before.inUnit + (line.quantity ?? 0n)) as Decimal)
          : line.quantity
            ? null
            : before.inUnit,
    })
    return baseQuantity === line.baseQuantity ? line : { ...line, baseQuantity }
  }
}
