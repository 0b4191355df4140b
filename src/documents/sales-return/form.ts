import type { FormLayout } from '#model/form.ts'
import {
  currencyMore,
  goodsColumns,
  moneyColumns,
  orderDiscount,
  paidAtOnce,
  partnerMore,
  pricedTotals,
} from '../_shared/layout.ts'
import type { shape } from './shape.ts'

export const form: FormLayout<typeof shape> = {
  main: ['partner', 'date', 'number', 'store', 'description', 'reason', 'employee'],
  more: [...partnerMore, 'bill', ...currencyMore],
  amounts: [...orderDiscount, ...paidAtOnce],
  afterLines: 'discountPercent',
  totals: pricedTotals,
  lines: {
    family: 'returned',
    columns: { ...goodsColumns, returnable: 'shown', ...moneyColumns },
    amount: 'lineAmount',
  },
}
