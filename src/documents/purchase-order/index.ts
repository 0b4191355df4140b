import { defineDocument } from '#model/document.ts'
import { orderedList } from '../_shared/orders/ordered-list.ts'
import { check, compute, derive } from '../_shared/orders/ordered.ts'
import {
  currencyMore,
  goodsColumns,
  moneyColumns,
  orderDiscount,
  partnerMore,
  pricedTotals,
} from '../_shared/layout.ts'
import { tradeImports } from '../_shared/trade-imports.ts'
import { meta } from './meta.ts'
import { shape } from './shape.ts'

export const purchaseOrder = defineDocument({
  ...meta,
  table: 'purchase_order',
  shape,
  numberLabel: 'field.orderNumber',
  list: orderedList('supplier', 'field.advance'),
  bulk: ['description', 'employee', 'deliveryDate', 'closed'],
  goodsLines: { fill: { title: 'purchaseOrder.fill' } },
  form: {
    main: ['partner', 'date', 'number', 'store', 'deliveryDate', 'description', 'employee', 'paymentTerm'],
    more: [...partnerMore, ...currencyMore, 'closed'],
    amounts: [...orderDiscount, 'shippingFee'],
    afterLines: 'discountPercent',
    totals: pricedTotals,
    lines: {
      family: 'ordered',
      columns: { ...goodsColumns, received: 'shown', remaining: 'shown', ...moneyColumns },
    },
  },
  compute,
  check,
  post: () => [],
  followed: { facts: { taken: 'received', left: 'remaining' }, closedBy: 'closed', derive },
  prints: [
    { code: 'DONMUAHANG', label: 'print.purchaseOrder', xType: 9, size: 'A4', orientation: 'portrait' },
    { code: 'DONMUAHANG_K80', label: 'print.purchaseOrderK80', xType: 9, size: 'K80', orientation: 'portrait' },
  ],
  imports: tradeImports({ number: 'DMH-T11-01', partner: 'supplier', due: 'deliveryDate' }),
  importsDrafts: true,
})
