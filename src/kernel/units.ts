/** Quantities in units whose factor no decimal writes exactly: a carton of 24 counted in cans of 0.041667. */
import { absolute, decimal, divide, multiply, one, subtract, type Decimal } from './decimal.ts'

const BASE_DECIMALS = 4
const STEP = decimal('0.0001')

/** True if so many make this base quantity, but for what rounding moved where it had to round. */
const makes = (quantity: Decimal, factor: Decimal, base: Decimal): boolean => {
  const rounded = multiply(quantity, factor, BASE_DECIMALS)
  const isExact = quantity * factor === rounded * one
  return isExact ? rounded === base : absolute(subtract(rounded, base)) <= STEP
}

/** A base quantity in a unit, with as few decimals as possible; null if the unit cannot say it. */
export const quantityIn = (base: Decimal, factor: Decimal, finest = BASE_DECIMALS): Decimal | null => {
  for (let decimals = 0; decimals <= finest; decimals += 1) {
    const quantity = divide(base, factor, decimals)
    if (makes(quantity, factor, base) && (quantity > 0n || base === 0n)) return quantity
  }
  return null
}
