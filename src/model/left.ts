/**
 * What is left of a line that others take from: counted in the unit in which it was ordered as long as everything was
 * taken in that unit, otherwise by base quantities (contract amendments). Calls and forms read the same.
 */
import {
  absolute,
  divide,
  larger,
  multiply,
  multiplyDivide,
  one,
  subtract,
  zero,
  type Decimal,
} from '#kernel/decimal.ts'
import { quantityIn } from '#kernel/units.ts'

export interface InUnit {
  unit: string | null
  factor: Decimal | null
}
/** A line that was ordered, or what was taken of it if all was taken in one unit. */
export interface QuantityInUnit extends InUnit {
  quantity: Decimal
}

export const isSameUnit = (first: InUnit, second: InUnit): boolean =>
  (first.unit ?? null) === (second.unit ?? null) && (first.factor ?? one) === (second.factor ?? one)

/** What is left in the unit of the line; null if something was taken in another one. */
export const leftInOwnUnit = (
  line: QuantityInUnit,
  taken: { quantity: Decimal; inUnit?: QuantityInUnit | null } | undefined,
): Decimal | null => {
  if (!taken || (taken.quantity === zero && !taken.inUnit)) return line.quantity
  return taken.inUnit && isSameUnit(taken.inUnit, line)
    ? larger(subtract(line.quantity, taken.inUnit.quantity), zero)
    : null
}

/** A base quantity in a unit; where the unit cannot say it, as near as four decimals come. */
export const shownIn = (base: Decimal, { factor }: InUnit): Decimal | null => {
  if (!factor) return null
  return quantityIn(base, factor) ?? divide(base, factor, 4)
}

/** What others leave of a source line: its base quantity, and in its own unit if that can be said. */
export interface Rest extends InUnit {
  base: Decimal
  inUnit: Decimal | null
  /**
   * The base quantity without the roundings of what was taken: 23 cans of 0.041667 leave one can of a carton, their base
   * quantities of 0.0417 less. It says what a line in another unit may take.
   */
  exact?: Decimal | null
}
export const leftFor = (left: Rest, line: InUnit): Decimal | null => {
  const isOwn = isSameUnit(left, line)
  if (isOwn && left.inUnit !== null) return left.inUnit
  const { base, exact } = left
  return shownIn(!isOwn && exact && exact > 0n && base > 0n ? exact : base, line)
}

/** What a line leaves for the next one of its document; in the own unit only as long as all are in it. */
export const leftAfter = (left: Rest, line: InUnit & { quantity: Decimal | null; baseQuantity: Decimal }): Rest => {
  const { quantity, baseQuantity } = line
  const isCounted = left.inUnit !== null && isSameUnit(left, line)
  return {
    ...left,
    base: subtract(left.base, baseQuantity),
    ...(left.exact && { exact: subtract(left.exact, multiply(quantity ?? zero, line.factor ?? zero)) }),
    inUnit: (quantity ?? zero) === zero ? left.inUnit : isCounted ? subtract(left.inUnit!, quantity!) : null,
  }
}

/**
 * The base quantity that a line takes of what is left: what closes the source line takes all of the rest, and what does
 * not never leaves the others without any.
 */
export const baseTaken = (left: Rest, line: InUnit & { quantity: Decimal | null; baseQuantity: Decimal }): Decimal => {
  const { quantity, baseQuantity } = line
  const most = leftFor(left, line)
  if (quantity === null || quantity <= 0n || most === null || most <= 0n || left.base <= 0n) return baseQuantity
  if (quantity === most) return left.base
  const isPart = quantity < most && baseQuantity >= left.base
  return isPart ? multiplyDivide(left.base, quantity, absolute(most), 4) : baseQuantity
}
