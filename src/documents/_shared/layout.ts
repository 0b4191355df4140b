/** Parts of form layouts that several documents include. */

export const partnerMore = ['partnerName', 'address', 'phone', 'taxId', 'contact'] as const
export const currencyMore = ['currency', 'exchangeRate', 'attachments'] as const
export const orderDiscount = ['discountPercent', 'discountAmount'] as const
export const paidAtOnce = ['paid', 'paymentMethod', 'fund'] as const

export const pricedTotals = {
  goodsAmount: 'shown',
  discount: 'reduction',
  totalBeforeTax: 'minor',
  totalVat: 'shown',
  total: 'main',
} as const

export const goodsColumns = { product: 'shown', productName: 'wide', unit: 'shown', quantity: 'shown' } as const
export const moneyColumns = {
  unitPrice: 'shown',
  discountPercent: 'shown',
  discountAmount: 'shown',
  lineAmount: 'shown',
  vatRate: 'shown',
  lineTotal: 'later',
  note: 'later',
} as const
export const pricedLines = {
  family: 'priced',
  columns: { ...goodsColumns, ...moneyColumns },
  amount: 'lineAmount',
} as const
