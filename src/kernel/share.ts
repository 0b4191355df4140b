/** Parts of an amount that add up to it, whatever is taken of it first. */
import { divideRounded, SCALE, zero, type Decimal } from './decimal.ts'

/** Fine units are so small that adding parts that no decimal writes exactly, as thirds, moves no rounding. */
const FINE = 10n ** 40n
const BETWEEN = 10n ** 20n

export const inFine = (amount: Decimal): bigint => amount * FINE

/** The part of an amount that falls to some of a quantity, in fine units. */
export const finePart = (amount: Decimal, some: Decimal, whole: Decimal): bigint =>
  whole === 0n ? 0n : divideRounded(amount * some * FINE, whole)

/** What falls to the first `part` of a whole. Thirds add up to halves only after they were rounded in between. */
const upTo = (amount: Decimal, part: bigint, whole: bigint, decimals: number): Decimal => {
  const close = divideRounded(amount * part * BETWEEN, whole)
  const step = 10n ** BigInt(SCALE - decimals)
  return (divideRounded(close, BETWEEN * step) * step) as Decimal
}

interface Taking {
  /** All three in the same units. */
  earlier: bigint
  own: bigint
  whole: bigint
}

/**
 * r(amount × (earlier + own) ÷ whole) − r(amount × earlier ÷ whole): the shares of all who take add up to the amount,
 * and each depends only on how much was taken before.
 */
export const shareOf = (amount: Decimal, { earlier, own, whole }: Taking, decimals: number): Decimal => {
  if (whole === 0n) return zero
  const most = (part: bigint) => (part < whole ? part : whole)
  return (upTo(amount, most(earlier + own), whole, decimals) - upTo(amount, most(earlier), whole, decimals)) as Decimal
}
