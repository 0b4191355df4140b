/** The money that a form counts in. */
import { one, type Decimal } from '#kernel/decimal.ts'
import type { FormModel } from '../store/model.ts'

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

/** The codes of a document's currency and of the base currency; null while it counts in base currency. */
export const foreignCodes = (model: FormModel): { code: string; base: string } | null => {
  const { currency } = moneyOf(model)
  const code = currency === null ? undefined : model.cache.get('currency', currency as string)?.code
  if (!code) return null
  return { code, base: model.cache.rows('currency').find((row) => row['isBase'] === true)?.code ?? '' }
}
