import { defineDocument } from '#model/document.ts'
import { toPackFilter } from '#model/shipment-todo.ts'
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
import { tradeImports } from '../_shared/trade-imports.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'
import { shipFilterChoices, shippedChoices } from './shipped.ts'

const { goodsAmount, discount, ...taxed } = pricedTotals

export const salesBill = defineDocument({
  ...meta,
  table: 'sales_bill',
  shape,
  earns: true,
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
        choices: shippedChoices,
      },
      storeColumn,
      { key: 'invoiceNumber', kind: 'code', label: 'field.vatInvoice', from: 'fact', hidden: true, width: 120 },
      createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total', 'paid', 'remaining'],
    filters: [
      statusFilter,
      payStatusFilter,
      partnerFilter('field.customer', 'customer'),
      storeFilter,
      employeeFilter,
      {
        wire: 'invoiced',
        label: 'field.vatInvoice',
        kind: 'followed',
        field: 'invoiceNumber',
        by: 'vatInvoice',
        choices: [
          { value: 1, label: 'invoiced.yes' },
          { value: 2, label: 'invoiced.no' },
        ],
      },
      {
        wire: 'shipStatus',
        label: 'column.shipStatus',
        kind: 'choice',
        field: 'shipFilter',
        choices: shipFilterChoices,
      },
      {
        wire: toPackFilter.wire,
        label: 'toPack',
        kind: 'choice',
        field: 'packFilter',
        choices: [{ value: toPackFilter.value, label: 'toPack.yes' }],
      },
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
    told: ['invoiceNumber'],
    amounts: [...orderDiscount, 'couponCode', 'shippingFee', 'cashGiven', ...paidAtOnce],
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
      facts: { number: 'orderNumber', origin: 'agreement', agreed: 'agreed' },
    },
    {
      of: 'quote',
      head: 'quote',
      blocks: true,
      partner: 'any',
      byGoods: true,
      facts: { number: 'quoteNumber', origin: 'agreement', agreed: 'agreed' },
    },
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
  imports: tradeImports({ number: 'BH-T11-01', partner: 'customer', due: 'dueDate' }),
  importsDrafts: true,
})
