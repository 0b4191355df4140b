import { problem } from '#kernel/problem.ts'
import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  employeeFilter,
  goodsFilter,
  moneyColumn,
  numberColumn,
  partnerFilter,
  statusColumn,
  statusFilter,
} from '../_shared/columns.ts'
import { currencyMore, goodsColumns } from '../_shared/layout.ts'

import { meta } from './meta.ts'
import { check, compute, derive } from './rules.ts'
import { seriesFacts } from './series.ts'
import { payments, shape } from './shape.ts'

export const vatInvoice = defineDocument({
  ...meta,
  table: 'vat_invoice',
  shape,
  touchesNothing: () => true,
  list: {
    columns: [
      numberColumn,
      { key: 'invoiceTemplate', kind: 'code', label: 'column.vatTemplate', wire: 'Mauso', from: 'own', width: 84 },
      { key: 'invoiceSeries', kind: 'code', label: 'column.vatSeries', wire: 'SoHieuHD', from: 'own', width: 92 },
      { key: 'invoiceNumber', kind: 'code', label: 'field.vatNumber', wire: 'SoHD', from: 'own', width: 108 },
      { ...dateColumn, label: 'field.vatDate', wire: 'NgayHoadon' },
      {
        key: 'partnerCode',
        kind: 'code',
        label: 'column.customerCode',
        wire: 'ObjID',
        from: { ref: 'partner', column: 'code' },
        width: 108,
      },
      { key: 'buyerName', kind: 'text', label: 'field.buyerName', wire: 'Company', from: 'own', width: 240 },
      { key: 'taxId', kind: 'code', label: 'field.taxId', wire: 'MST', from: 'own', width: 130 },
      descriptionColumn,
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
      moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
      moneyColumn('total', 'column.total', 'TotalTax'),
      {
        key: 'paymentMethodText',
        kind: 'choice',
        label: 'field.invoicePayment',
        wire: 'PayMent',
        from: 'own',
        width: 130,
        choices: payments,
      },
      statusColumn,
      { key: 'uploadError', kind: 'text', label: 'field.uploadError', from: 'own', hidden: true, width: 200 },
      { key: 'isBeingSent', kind: 'flag', label: 'status.sending', from: 'fact', hidden: true, width: 96 },
      createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total'],
    filters: [statusFilter, partnerFilter('field.customer', 'customer'), employeeFilter, goodsFilter],
    search: ['invoiceNumber', 'invoiceSeries', 'buyerName', 'taxId'],
  },
  bulk: ['description'],
  downloads: {
    wire: 'DownloadFile',
    refusal: ({ invoiceNumber }) => (invoiceNumber ? null : problem('', 'notUploaded')),
    fileName: ({ invoiceTemplate, invoiceSeries, invoiceNumber }) =>
      `${(invoiceTemplate ?? '').replace('/', '-')}${invoiceSeries ?? ''}_${invoiceNumber ?? ''}.pdf`,
  },
  // What was issued is sent with the files of whoever issued it, to the buyer it names.
  mailed: (invoice) => (invoice['invoiceNumber'] ? problem('', 'mailedWithFiles') : null),
  facts: { series: seriesFacts },
  form: {
    main: ['partner', 'date', 'number', 'invoiceSeries', 'buyerName', 'taxId', 'buyerAddress', 'paymentMethodText'],
    more: [
      'buyerPerson',
      'buyerEmail',
      'buyerIdNo',
      'invoiceTemplate',
      'invoiceKind',
      'original',
      'employee',
      'description',
      ...currencyMore,
    ],
    told: [
      'invoiceNumber',
      'billNumbers',
      'correctionText',
      'uploadedAt',
      'lookupCode',
      'taxAuthorityCode',
      'uploadError',
      'cancelReason',
    ],
    amounts: [],
    totals: { totalBeforeTax: 'shown', totalVat: 'shown', total: 'main' },
    lines: {
      family: 'invoiced',
      columns: {
        ...goodsColumns,
        unitName: 'later',
        unitPrice: 'shown',
        discountPercent: 'later',
        discountAmount: 'shown',
        lineAmount: 'shown',
        vatRate: 'shown',
        typedVat: 'later',
        lineTotal: 'shown',
        note: 'later',
      },
      amount: 'lineAmount',
    },
  },
  compute,
  check,
  post: () => [],
  followed: { derive },
  follows: [
    {
      of: 'salesBill',
      head: 'bills',
      blocks: true,
      partner: 'any',
      anyDay: true,
      keepsDay: true,
      freezes: { otherwise: 'invoiced', but: ['description', 'employee', 'dueDate', 'attachments'] },
    },
  ],
  keepsDayOf: ['original'],
  // What was sold is invoiced, whoever and whatever was stopped since.
  takesStopped: ['partner', 'employee', 'product'],
  prints: [{ code: 'HOADONVAT', label: 'print.vatInvoice', xType: 13, size: 'A4', orientation: 'portrait' }],
})
