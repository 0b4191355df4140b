/** The price of one unit that a paper shows beside a quantity and an amount that is known already. */
import { absolute, divideRounded, round, SCALE, type Decimal } from './decimal.ts'

/** As many decimals are enough for hundreds of millions of pieces. */
const MOST_DECIMALS = 12
/** What is rounder than millions is no price. */
const MOST_ZEROS = 6

const tens = (exponent: number): bigint => 10n ** BigInt(exponent)
/** In which prices are counted here. */
const UNITS = tens(MOST_DECIMALS)

const plainText = (units: bigint): string => {
  const fraction = (units % UNITS).toString().padStart(MOST_DECIMALS, '0').replace(/0+$/, '')
  return `${units / UNITS}${fraction && `.${fraction}`}`
}

/**
 * The roundest price for which price × quantity is the amount, both rounded to `decimals`: 333 for 0.3333 is 1000 each,
 * and 5000 for 3 is 1666.7. As text, because it may need more decimals than a Decimal has. The quantity is not 0.
 */
export const unitPrice = (amount: Decimal, quantity: Decimal, decimals: number): string => {
  const [total, count] = [absolute(amount), absolute(quantity)]
  const wanted = round(total, decimals)
  const smallest = tens(SCALE - Math.min(decimals, SCALE))
  let price = 0n
  for (let step = UNITS * tens(MOST_ZEROS); step >= 1n; step /= 10n) {
    price = divideRounded(total * UNITS, count * step) * step
    if (divideRounded(count * price, UNITS * smallest) * smallest === wanted) break
  }
  return `${price !== 0n && amount < 0n !== quantity < 0n ? '-' : ''}${plainText(price)}`
}
