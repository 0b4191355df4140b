import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  dueColumn,
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

export const purchaseReceipt = defineDocument({
  ...meta,
  table: 'purchase_receipt',
  shape,
  list: {
    columns: [
      numberColumn,
      dateColumn,
      ...partnerColumns('column.supplierCode', 'field.supplier'),
      {
        key: 'supplierInvoiceNumber',
        kind: 'code',
        label: 'field.invoiceNumber',
        wire: 'SoHD',
        from: 'own',
        width: 110,
      },
      descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
      moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
      moneyColumn('total', 'column.total', 'TotalTax'),
      moneyColumn('paid', 'column.paid'),
      remainingColumn,
      dueColumn,
      statusColumn,
      payStatusColumn,
      storeColumn,
      createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total', 'paid', 'remaining'],
    filters: [statusFilter, payStatusFilter, partnerFilter('field.supplier', 'ncc'), storeFilter],
    search: ['supplierInvoiceNumber', 'orderNumber'],
  },
  bulk: [
    'description',
    'employee',
    'dueDate',
    'supplierInvoiceTemplate',
    'supplierInvoiceSeries',
    'supplierInvoiceNumber',
    'supplierInvoiceDate',
  ],
  form,
  compute,
  check,
  post,
  follows: [
    {
      of: 'purchaseOrder',
      head: 'order',
      line: 'sourceLine',
      blocks: true,
      refusesCancel: 'orderIssued.received',
      partner: { otherwise: 'orderOfOther' },
      facts: { number: 'orderNumber' },
    },
  ],
  prints: [{ code: 'PHIEUNHAPKHO', label: 'print.stockReceipt', xType: 10, size: 'A4', orientation: 'portrait' }],
})
