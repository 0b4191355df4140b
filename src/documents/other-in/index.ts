import { defineDocument } from '#model/document.ts'
import { moneyColumn } from '../_shared/columns.ts'
import { goodsColumns } from '../_shared/layout.ts'
import { otherStockForm, otherStockList } from '../_shared/goods/other-stock.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape, side } from './shape.ts'

export const otherIn = defineDocument({
  ...meta,
  stockOnly: true,
  table: 'other_in',
  shape,
  list: otherStockList(side, { ...moneyColumn('goodsAmount', 'column.goodsAmount'), cost: true }),
  bulk: ['description', 'employee'],
  goodsLines: { counts: true },
  form: {
    ...otherStockForm,
    totals: { totalQuantity: 'shown', goodsAmount: 'main' },
    lines: {
      family: 'costed',
      columns: { ...goodsColumns, unitPrice: 'shown', lineAmount: 'shown', note: 'shown' },
      amount: 'lineAmount',
    },
  },
  compute,
  check,
  post,
  prints: [
    { code: 'NHAPKHAC', label: 'print.otherIn', xType: 1, size: 'A4', orientation: 'portrait' },
    { code: 'NHAPKHAC_K80', label: 'print.otherInK80', xType: 1, size: 'K80', orientation: 'portrait' },
  ],
})
