/** What money of one fund is worth in another: rates come from the list of currencies until somebody types another. */
import { decimal, divide, multiply, one, round, type Decimal } from '#kernel/decimal.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'

type Values = Readonly<Record<string, unknown>>
type Fund = RowIn<'fund'>

const RATE_DECIMALS = 6
/** A smaller rate has too few digits: how many dollars a đồng is worth. The amounts are then exact without it. */
const SMALLEST = decimal('0.1')

export const fundsOf = ({ fund, toFund }: Values, { refs }: RuleContext): { from: Fund; to: Fund } | null => {
  const from = refs.get('fund', fund as string | null)
  const to = refs.get('fund', toFund as string | null)
  return from && to ? { from, to } : null
}

export const isOneCurrency = ({ from, to }: { from: Fund; to: Fund }): boolean =>
  (from.foreignCode ?? null) === (to.foreignCode ?? null)

/** The rate of the list to the base currency; null if a foreign currency has none. */
export const baseRateOf = (fund: Fund): Decimal | null => (fund.foreignCode ? (fund.foreignRate ?? null) : one)

const ratesOf = (values: Values, context: RuleContext): { from: Decimal; to: Decimal } | null => {
  const funds = fundsOf(values, context)
  if (!funds || isOneCurrency(funds)) return null
  const [from, to] = [baseRateOf(funds.from), baseRateOf(funds.to)]
  return from && to ? { from, to } : null
}

export const listRate = (values: Values, context: RuleContext): Decimal | null => {
  const rates = ratesOf(values, context)
  const rate = rates && divide(rates.from, rates.to, RATE_DECIMALS)
  return rate !== null && rate >= SMALLEST ? rate : null
}

/**
 * The amount times the rate, or by the rates of the list if there is none, in the decimals of the target currency. Empty
 * between funds of one currency, where the amount itself arrives.
 */
export const received = (values: Values, context: RuleContext): Decimal | null => {
  const funds = fundsOf(values, context)
  const amount = (values['amount'] ?? null) as Decimal | null
  if (!funds || amount === null || isOneCurrency(funds)) return null
  const decimals = funds.to.foreignDecimals ?? context.baseDecimals
  const rate = (values['rate'] ?? null) as Decimal | null
  if (rate !== null) return multiply(amount, rate, decimals)
  const rates = ratesOf(values, context)
  return rates && round(divide(multiply(amount, rates.from, RATE_DECIMALS), rates.to, RATE_DECIMALS), decimals)
}
