import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  lateFilter,
  employeeFilter,
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

export const salesOrder = defineDocument({
  ...meta,
  table: 'sales_order',
  shape,
  numberLabel: 'field.orderNumber',
  list: {
    columns: [
      { ...numberColumn, label: 'field.orderNumber' },
      dateColumn,
      { key: 'deliveryDate', kind: 'day', label: 'field.deliveryDate', from: 'own', width: 110 },
      ...partnerColumns('column.customerCode', 'field.customer'),
      descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
      moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
      moneyColumn('total', 'column.total', 'TotalTax'),
      { ...moneyColumn('deposit', 'field.deposit'), from: 'fact' },
      { ...statusColumn, width: 128 },
      storeColumn,
      createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total', 'deposit'],
    filters: [statusFilter, partnerFilter('field.customer', 'kh'), storeFilter, employeeFilter, lateFilter],
  },
  bulk: ['description', 'employee', 'deliveryDate', 'closed'],
  goodsLines: { outlook: true },
  form: {
    main: ['partner', 'date', 'number', 'store', 'deliveryDate', 'deliveryAddress', 'description', 'employee'],
    more: [...partnerMore, 'paymentTerm', 'quote', ...currencyMore, 'closed'],
    amounts: orderDiscount,
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
  follows: [{ of: 'quote', head: 'quote', blocks: true, partner: 'any', facts: { number: 'quoteNumber' } }],
  followed: { facts: { taken: 'delivered', left: 'remaining' }, closedBy: 'closed', derive },
  prints: [{ code: 'DONDATHANG', label: 'print.salesOrder', xType: 6, size: 'A4', orientation: 'portrait' }],
})
