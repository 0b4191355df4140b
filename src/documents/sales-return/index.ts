import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
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
import {
  currencyMore,
  goodsColumns,
  moneyColumns,
  orderDiscount,
  paidAtOnce,
  partnerMore,
  pricedTotals,
} from '../_shared/layout.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const salesReturn = defineDocument({
  ...meta,
  table: 'sales_return',
  shape,
  list: {
    columns: [
      numberColumn,
      dateColumn,
      ...partnerColumns('column.customerCode', 'field.customer'),
      { key: 'billNumber', kind: 'code', label: 'field.bill', from: { ref: 'bill', column: 'number' }, width: 110 },
      descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
      moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
      moneyColumn('total', 'column.total', 'TotalTax'),
      moneyColumn('paid', 'column.paid'),
      storeColumn,
      statusColumn,
      createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total', 'paid'],
    filters: [statusFilter, partnerFilter('field.customer', 'kh'), storeFilter, employeeFilter],
    search: ['billNumber'],
  },
  bulk: ['description', 'employee'],
  form: {
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
  },
  compute,
  check,
  post,
  follows: [
    {
      of: 'salesBill',
      head: 'bill',
      line: 'sourceLine',
      blocks: true,
      partner: { otherwise: 'billOfOther' },
      facts: { number: 'billNumber', left: 'returnable', origin: 'origin' },
    },
  ],
  choosing: { quantity: 'quantity', most: 'returnable', link: 'sourceLine', all: 'salesReturn.all' },
  prints: [{ code: 'PHIEUTRAHANG', label: 'print.salesReturn', xType: 8, size: 'A4', orientation: 'portrait' }],
})
