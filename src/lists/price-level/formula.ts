/** The formula that fills the own prices of a level (contract master-data §12). */
import { add, decimal, divide, multiply, type Decimal } from '#kernel/decimal.ts'

export const bases = ['sellPrice', 'buyPrice', 'costPrice'] as const
export const roundings = [1, 10, 100, 500, 1000] as const

export interface Formula {
  base: (typeof bases)[number]
  percent: Decimal
  amount: Decimal
  roundTo: (typeof roundings)[number]
}
/** The percentages that make sense: nothing is left at −100. */
export const percentLimits = [decimal(-100), decimal(1000)] as const

/** base × (1 + percent / 100) + amount, rounded half up to `roundTo`; only the result is rounded. */
export const roundedByFormula = (base: Decimal, { percent, amount, roundTo }: Formula): Decimal => {
  // Prices and percentages have 4 decimals each, a Decimal has 6: all is taken ten thousand times, so nothing is lost.
  const grown = multiply(multiply(base, decimal(100)), add(decimal(100), percent))
  const exact = add(grown, multiply(amount, decimal(10_000)))
  return multiply(divide(exact, decimal(10_000 * roundTo), 0), decimal(roundTo))
}
