/** What money of one fund is worth in another: rates come from the list of currencies until somebody types another. */
import { divide, multiply, one, zero, type Decimal } from '#kernel/decimal.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'

type Values = Readonly<Record<string, unknown>>
type Fund = RowIn<'fund'>

export const fundsOf = ({ fund, toFund }: Values, { refs }: RuleContext): { from: Fund; to: Fund } | null => {
  const from = refs.get('fund', fund as string | null)
  const to = refs.get('fund', toFund as string | null)
  return from && to ? { from, to } : null
}

export const isOneCurrency = ({ from, to }: { from: Fund; to: Fund }): boolean =>
  (from.foreignCode ?? null) === (to.foreignCode ?? null)

/** The rate of the list to the base currency; null if a foreign currency has none. */
export const baseRateOf = (fund: Fund): Decimal | null => (fund.foreignCode ? (fund.foreignRate ?? null) : one)

/**
 * Base currency for one unit of the foreign currency, whichever way the money goes; of two foreign currencies, of that
 * of the source. Null between funds of one currency.
 */
export const listRate = (values: Values, context: RuleContext): Decimal | null => {
  const funds = fundsOf(values, context)
  if (!funds || isOneCurrency(funds)) return null
  return baseRateOf(funds.from.foreignCode ? funds.from : funds.to)
}

/**
 * What arrives by the rate, in the decimals of the target currency. Empty between funds of one currency, where the amount
 * itself arrives, and between two foreign ones, of which one rate says nothing.
 */
export const received = (values: Values, context: RuleContext): Decimal | null => {
  const funds = fundsOf(values, context)
  const amount = (values['amount'] ?? null) as Decimal | null
  const rate = (values['rate'] ?? null) as Decimal | null
  if (!funds || amount === null || rate === null || rate <= zero || isOneCurrency(funds)) return null
  if (funds.from.foreignCode && funds.to.foreignCode) return null
  const decimals = funds.to.foreignDecimals ?? context.baseDecimals
  return funds.from.foreignCode ? multiply(amount, rate, decimals) : divide(amount, rate, decimals)
}
