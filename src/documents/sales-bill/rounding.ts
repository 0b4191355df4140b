/** A sum in cash is rounded down by a discount, so that it can be paid in the notes that there are. Pure. */
import { add, subtract, zero, type Decimal } from '#kernel/decimal.ts'

/** The largest multiple of a step that is not above the amount. */
export const roundedDown = (amount: Decimal, step: Decimal): Decimal =>
  step <= zero ? amount : ((amount - (amount % step)) as Decimal)

/** Taxes are rounded by line, so the total of a larger discount may be some đồng off the line. */
const NEAR = 3
const ONE = 1_000_000n

interface Sum {
  total: Decimal
  discount: Decimal
  /** The total with another discount of the whole. */
  totalWith: (discount: Decimal) => Decimal
}

/**
 * The discount with which the total is the rounded one; null where it is already, or where no discount leads to it
 * exactly because taxes take part.
 */
export const roundingDiscount = ({ total, discount, totalWith }: Sum, step: Decimal): Decimal | null => {
  const wanted = roundedDown(total, step)
  const excess = subtract(total, wanted)
  if (excess <= zero || wanted <= zero) return null
  // A larger discount never gives a larger total, but for roundings.
  let low = 0n
  let high = (excess / ONE) as bigint
  while (low < high) {
    const middle = (low + high) / 2n
    if (totalWith(add(discount, (middle * ONE) as Decimal)) <= wanted) high = middle
    else low = middle + 1n
  }
  for (let off = -NEAR; off <= NEAR; off += 1) {
    const tried = add(discount, ((low + BigInt(off)) * ONE) as Decimal)
    if (tried > discount && totalWith(tried) === wanted) return tried
  }
  return null
}

/** Notes of money, the largest first. */
export const notes = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000] as const
