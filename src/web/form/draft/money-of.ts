/** The money that a form counts in. */
import { one, type Decimal } from '#kernel/decimal.ts'
import type { FormModel } from './model.ts'

/** The currency of a document, and what one unit of it is worth; null while nobody knows. */
export interface Money {
  currency: unknown
  rate: Decimal | null
}

/** The money of a document: base currency is worth one. */
export const moneyOf = ({ store, cache }: FormModel): Money => {
  const { currency = null, exchangeRate } = store.get().draft
  const isBase = currency === null || cache.get('currency', currency as string)?.['isBase'] === true
  return { currency: isBase ? null : currency, rate: isBase ? one : ((exchangeRate as Decimal | null) ?? null) }
}
