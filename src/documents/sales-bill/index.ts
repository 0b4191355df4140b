import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  dueColumn,
  employeeFilter,
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
import { form } from './form.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const salesBill = defineDocument({
  ...meta,
  table: 'sales_bill',
  shape,
  numberLabel: 'field.billNumber',
  list: {
    columns: [
      { ...numberColumn, label: 'field.billNumber' },
      dateColumn,
      ...partnerColumns('column.customerCode', 'field.customer'),
      descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
      moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
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
    filters: [statusFilter, payStatusFilter, partnerFilter('field.customer', 'kh'), storeFilter, employeeFilter],
  },
  bulk: ['description', 'employee', 'dueDate'],
  form,
  compute,
  check,
  post,
  follows: [
    {
      of: 'salesOrder',
      head: 'order',
      line: 'sourceLine',
      blocks: true,
      refusesCancel: 'orderIssued',
      partner: { otherwise: 'orderOfOther.customer' },
      facts: { number: 'orderNumber' },
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
})
