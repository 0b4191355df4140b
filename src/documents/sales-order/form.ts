import type { FormLayout } from '#model/form.ts'
import {
  currencyMore,
  goodsColumns,
  moneyColumns,
  orderDiscount,
  partnerMore,
  pricedTotals,
} from '../_shared/layout.ts'
import type { shape } from './shape.ts'

export const form: FormLayout<typeof shape> = {
  main: ['partner', 'date', 'number', 'store', 'deliveryDate', 'deliveryAddress', 'description', 'employee'],
  more: [...partnerMore, 'paymentTerm', ...currencyMore, 'closed'],
  amounts: orderDiscount,
  afterLines: 'discountPercent',
  totals: pricedTotals,
  lines: {
    family: 'orderedByCustomers',
    columns: { ...goodsColumns, delivered: 'shown', remaining: 'shown', ...moneyColumns },
  },
}
