/** The rates of VAT that Vietnam has: 0, 5, 8 and 10 %, and the two marks of what is not taxed or not declared. */
import { decimal, type Decimal } from '#kernel/decimal.ts'

/** The commonest first. */
export const usualRates = [10, 8, 5, 0, -1, -2] as const
const usual: ReadonlySet<unknown> = new Set(usualRates.map((rate) => decimal(rate)))

/** No rate is no unusual one. */
export const isUsualRate = (rate: Decimal | null | undefined): boolean =>
  rate === null || rate === undefined || usual.has(rate)
