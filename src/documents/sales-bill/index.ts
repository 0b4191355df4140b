import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  dueColumn,
  employeeFilter,
  goodsFilter,
  moneyColumn,
  numberColumn,
  partnerColumns,
  partnerFilter,
  payStatusColumn,
  payStatusFilter,
  remainingColumn,
  statusColumn,
  statusFilter,
  storeColumn,
  storeFilter,
} from '../_shared/columns.ts'
import { currencyMore, orderDiscount, paidAtOnce, partnerMore, pricedLines, pricedTotals } from '../_shared/layout.ts'
import { couponFacts } from './coupon.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

const { goodsAmount, discount, ...taxed } = pricedTotals

export const salesBill = defineDocument({
  ...meta,
  table: 'sales_bill',
  shape,
  numberLabel: 'field.billNumber',
  list: {
    columns: [
      { ...numberColumn, label: 'column.billNumber' },
      dateColumn,
      ...partnerColumns('column.customerCode', 'field.customer'),
      descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
      moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
      { key: 'couponCode', kind: 'code', label: 'field.couponCode', from: 'own', hidden: true, width: 120 },
      { ...moneyColumn('couponAmount', 'field.couponAmount'), hidden: true },
      { ...moneyColumn('shippingFee', 'field.shippingFee'), hidden: true },
      moneyColumn('total', 'column.total', 'TotalTax'),
      moneyColumn('paid', 'column.paid'),
      remainingColumn,
      dueColumn,
      statusColumn,
      payStatusColumn,
      {
        key: 'shipStatusName',
        kind: 'choice',
        label: 'column.shipStatus',
        from: 'fact',
        hidden: true,
        width: 120,
        choices: [{ value: 0, label: 'ship.notHandedOver' }],
      },
      storeColumn,
      createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total', 'paid', 'remaining'],
    filters: [
      statusFilter,
      payStatusFilter,
      partnerFilter('field.customer', 'kh'),
      storeFilter,
      employeeFilter,
      goodsFilter,
    ],
    search: ['couponCode'],
  },
  bulk: ['description', 'employee', 'dueDate'],
  goodsLines: { outlook: true },
  facts: { coupon: couponFacts },
  form: {
    main: ['partner', 'date', 'number', 'store', 'description', 'employee', 'paymentTerm', 'dueDate'],
    more: [...partnerMore, 'delivery', 'order', 'quote', ...currencyMore],
    amounts: [...orderDiscount, 'couponCode', 'shippingFee', ...paidAtOnce],
    afterLines: 'discountPercent',
    totals: { goodsAmount, discount, couponAmount: 'reduction', ...taxed },
    lines: pricedLines,
  },
  compute,
  check,
  post,
  follows: [
    {
      of: 'salesOrder',
      head: 'order',
      line: 'sourceLine',
      lineHead: 'sourceDocument',
      blocks: true,
      refusesCancel: 'orderIssued',
      partner: { otherwise: 'orderOfOther.customer' },
      facts: { number: 'orderNumber' },
    },
    { of: 'quote', head: 'quote', blocks: true, partner: 'any', facts: { number: 'quoteNumber' } },
  ],
  prints: [
    { code: 'HOADONBANHANG', label: 'print.salesBill', xType: 5, size: 'A4', orientation: 'portrait', qr: true },
    {
      code: 'HOADONBANHANG_K80',
      label: 'print.salesBillK80',
      xType: 5,
      size: 'K80',
      orientation: 'portrait',
      qr: true,
    },
    { code: 'PHIEUXUATKHO', label: 'print.stockIssue', xType: 5, size: 'A4', orientation: 'portrait' },
    { code: 'PHIEUGIAOHANG', label: 'print.deliveryNote', xType: 5, size: 'A4', orientation: 'portrait' },
  ],
})
