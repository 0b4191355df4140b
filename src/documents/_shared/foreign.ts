/** Documents in another currency than the base currency: their debts are kept in both (decision 0080). */
import type { Id } from '#kernel/brand.ts'
import { one, type Decimal } from '#kernel/decimal.ts'
import type { Foreign } from '#model/move.ts'
import type { RuleContext } from '#model/rule-context.ts'

export interface InCurrency {
  currency: Id<'currency'> | null
  exchangeRate: Decimal | null
}

/** The currency and rate of a document that is not in base currency. */
export const foreignOf = ({ currency, exchangeRate }: InCurrency, { refs }: RuleContext): Foreign | null => {
  const row = refs.get('currency', currency)
  return currency && row && row.isBase !== true ? { currency, rate: exchangeRate ?? one } : null
}

/** The amount of a debt in the currency of its document, as a detail of its move. */
export const debtIn = (foreign: Foreign | null, amount: Decimal) => ({ foreign: foreign && { ...foreign, amount } })
