import type { FormLayout } from '#model/form.ts'
import { currencyMore, orderDiscount, paidAtOnce, partnerMore, pricedLines, pricedTotals } from '../_shared/layout.ts'
import type { shape } from './shape.ts'

export const form: FormLayout<typeof shape> = {
  main: ['partner', 'date', 'number', 'store', 'description', 'employee', 'paymentTerm', 'dueDate'],
  more: [
    ...partnerMore,
    'order',
    'supplierInvoiceTemplate',
    'supplierInvoiceSeries',
    'supplierInvoiceNumber',
    'supplierInvoiceDate',
    ...currencyMore,
  ],
  amounts: [...orderDiscount, 'shippingFee', 'otherCost', ...paidAtOnce],
  afterLines: 'discountPercent',
  totals: pricedTotals,
  lines: pricedLines,
}
