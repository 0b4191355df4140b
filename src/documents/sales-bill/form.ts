import type { FormLayout } from '#model/form.ts'
import { currencyMore, orderDiscount, paidAtOnce, partnerMore, pricedLines, pricedTotals } from '../_shared/layout.ts'
import type { shape } from './shape.ts'

export const form: FormLayout<typeof shape> = {
  main: ['partner', 'date', 'number', 'store', 'description', 'employee', 'paymentTerm', 'dueDate'],
  more: [...partnerMore, 'couponCode', 'delivery', 'order', ...currencyMore],
  amounts: [...orderDiscount, 'shippingFee', ...paidAtOnce],
  afterLines: 'discountPercent',
  totals: { ...pricedTotals, couponAmount: 'reduction' },
  lines: pricedLines,
}
