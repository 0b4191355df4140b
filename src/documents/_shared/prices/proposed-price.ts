/**
 * The price a sale proposes, of one line (contract documents §5): the customer's price level, otherwise the list price
 * with the customer's discount. Forms ask the server; saves of users who may not change prices are compared with it.
 */
import { divide, multiply, one, zero, type Decimal } from '#kernel/decimal.ts'
import type { RowIn } from '#model/rule-context.ts'

/** What the level of the customer says of a product in a unit; at most one of the values is given. */
export interface LevelRule {
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  customPrice: Decimal | null
}
export interface SalePrice {
  price: Decimal
  discountPercent: Decimal | null
  /** Per unit. */
  discountAmount: Decimal | null
  source: 'customPrice' | 'priceLevel' | 'customerDiscount' | 'listPrice'
}

/** These leave the price of the lists and take something off the line. */
export const isDiscount = (source: string): boolean => source === 'priceLevel' || source === 'customerDiscount'

export const salePrice = (listPrice: Decimal, rule: LevelRule | undefined, customerDiscount: Decimal): SalePrice => {
  const none = { price: listPrice, discountPercent: null, discountAmount: null }
  if ((rule?.customPrice ?? null) !== null) return { ...none, price: rule!.customPrice!, source: 'customPrice' }
  const { discountPercent = null, discountAmount = null } = rule ?? {}
  if (discountPercent !== null || discountAmount !== null)
    return { ...none, discountPercent, discountAmount, source: 'priceLevel' }
  return customerDiscount === zero
    ? { ...none, source: 'listPrice' }
    : { ...none, discountPercent: customerDiscount, source: 'customerDiscount' }
}

/** The selling price of the unit: its own, otherwise base price × factor. */
export const unitSellPrice = (product: RowIn<'product'> | undefined, unit: string | null): Decimal => {
  const base = product?.sellPrice ?? zero
  const found = product?.units?.find((secondary) => secondary.unit === unit)
  return found ? (found.sellPrice ?? multiply(base, found.factor, 4)) : base
}

/** A price of the lists, which is in base currency, in the currency of a document. */
export const inCurrency = (price: Decimal, exchangeRate: Decimal | null): Decimal =>
  exchangeRate === null || exchangeRate === one || exchangeRate <= zero ? price : divide(price, exchangeRate, 4)
