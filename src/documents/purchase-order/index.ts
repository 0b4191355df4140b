import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  lateFilter,
  moneyColumn,
  numberColumn,
  partnerColumns,
  partnerFilter,
  statusColumn,
  statusFilter,
  storeColumn,
  storeFilter,
} from '../_shared/columns.ts'
import { check, compute, derive } from '../_shared/ordered.ts'
import {
  currencyMore,
  goodsColumns,
  moneyColumns,
  orderDiscount,
  partnerMore,
  pricedTotals,
} from '../_shared/layout.ts'
import { meta } from './meta.ts'
import { shape } from './shape.ts'

export const purchaseOrder = defineDocument({
  ...meta,
  table: 'purchase_order',
  shape,
  numberLabel: 'field.orderNumber',
  list: {
    columns: [
      { ...numberColumn, label: 'field.orderNumber' },
      dateColumn,
      { key: 'deliveryDate', kind: 'day', label: 'field.deliveryDate', from: 'own', width: 110 },
      ...partnerColumns('column.supplierCode', 'field.supplier'),
      descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
      moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
      moneyColumn('total', 'column.total', 'TotalTax'),
      { ...moneyColumn('deposit', 'field.advance'), from: 'fact' },
      { ...statusColumn, width: 128 },
      storeColumn,
      createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total', 'deposit'],
    filters: [statusFilter, partnerFilter('field.supplier', 'ncc'), storeFilter, lateFilter],
  },
  bulk: ['description', 'employee', 'deliveryDate', 'closed'],
  goodsLines: { fill: { title: 'purchaseOrder.fill' } },
  form: {
    main: ['partner', 'date', 'number', 'store', 'deliveryDate', 'description', 'employee', 'paymentTerm'],
    more: [...partnerMore, ...currencyMore, 'closed'],
    amounts: orderDiscount,
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
  prints: [{ code: 'DONMUAHANG', label: 'print.purchaseOrder', xType: 9, size: 'A4', orientation: 'portrait' }],
})
