import { defineDocument } from '#model/document.ts'
import { employeeFilter } from '../_shared/columns.ts'
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

export const salesOrder = defineDocument({
  ...meta,
  table: 'sales_order',
  shape,
  earns: true,
  numberLabel: 'field.orderNumber',
  list: orderedList('customer', 'field.deposit', employeeFilter),
  bulk: ['description', 'employee', 'deliveryDate', 'closed'],
  goodsLines: { outlook: true },
  form: {
    main: ['partner', 'date', 'number', 'store', 'deliveryDate', 'deliveryAddress', 'description', 'employee'],
    more: [...partnerMore, 'deliveryPlace', 'paymentTerm', 'quote', ...currencyMore, 'closed'],
    amounts: [...orderDiscount, 'shippingFee'],
    afterLines: 'discountPercent',
    totals: pricedTotals,
    lines: {
      family: 'orderedByCustomers',
      columns: { ...goodsColumns, delivered: 'shown', remaining: 'shown', ...moneyColumns },
    },
  },
  compute,
  check,
  post: () => [],
  follows: [
    {
      of: 'quote',
      head: 'quote',
      blocks: true,
      partner: 'any',
      byGoods: true,
      facts: { number: 'quoteNumber', origin: 'agreement', agreed: 'agreed' },
    },
  ],
  followed: { facts: { taken: 'delivered', left: 'remaining' }, closedBy: 'closed', derive },
  prints: [
    { code: 'DONDATHANG', label: 'print.salesOrder', xType: 6, size: 'A4', orientation: 'portrait' },
    { code: 'DONDATHANG_K80', label: 'print.salesOrderK80', xType: 6, size: 'K80', orientation: 'portrait' },
  ],
  imports: tradeImports({ number: 'DH-T11-01', partner: 'customer', due: 'deliveryDate' }),
  importsDrafts: true,
})
