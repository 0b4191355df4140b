import { defineDocument } from '#model/document.ts'
import { stockValueColumn } from '../_shared/columns.ts'
import { goodsColumns } from '../_shared/layout.ts'
import { otherStockForm, otherStockList } from '../_shared/goods/other-stock.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape, side } from './shape.ts'

export const otherOut = defineDocument({
  ...meta,
  stockOnly: true,
  table: 'other_out',
  shape,
  list: otherStockList(side, stockValueColumn),
  bulk: ['description', 'employee'],
  goodsLines: { fill: { title: 'otherOut.fill' }, counts: true, outlook: true },
  form: {
    ...otherStockForm,
    totals: { totalQuantity: 'main' },
    lines: { family: 'issued', columns: { ...goodsColumns, note: 'shown', cost: 'later' } },
  },
  compute,
  check,
  post,
  takesStopped: ['product'],
  prints: [
    { code: 'XUATKHAC', label: 'print.otherOut', xType: 2, size: 'A4', orientation: 'portrait' },
    { code: 'XUATKHAC_K80', label: 'print.otherOutK80', xType: 2, size: 'K80', orientation: 'portrait' },
  ],
})
