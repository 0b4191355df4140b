/** Conditions and columns of the reports of VAT invoices. */
import { choice } from '#model/field.ts'
import type { Column } from '#model/table.ts'
import { range } from './params.ts'

export const invoiceParams = {
  ...range,
  status: choice()({
    label: 'report.invoiceStatus',
    wire: 'iStat',
    required: true,
    choices: [
      { value: 0, label: 'reports.all' },
      { value: 1, label: 'status.notUploaded' },
      { value: 2, label: 'status.uploaded' },
      { value: 3, label: 'status.cancelled' },
    ],
  }),
}

export const ordinalColumn: Column = {
  key: 'ordinal',
  kind: 'integer',
  label: 'report.ordinal',
  wire: 'STT',
  width: 50,
}

/** Which invoice, and whose. */
export const invoiceColumns: readonly Column[] = [
  { key: 'template', kind: 'code', label: 'report.invoiceTemplate', wire: 'Mauso', width: 70 },
  { key: 'series', kind: 'code', label: 'report.invoiceSeries', wire: 'SoHieuHD', width: 80 },
  { key: 'invoiceNumber', kind: 'code', label: 'report.invoiceNumber', wire: 'SoHD', width: 90 },
  { key: 'invoiceDate', kind: 'day', label: 'report.invoiceDate', wire: 'NgayHoadon', width: 100 },
  { key: 'buyerName', kind: 'text', label: 'report.buyer', wire: 'Company', width: 220 },
  { key: 'taxId', kind: 'code', label: 'report.taxId', wire: 'MST', width: 120 },
  { key: 'address', kind: 'text', label: 'report.address', wire: 'Address', width: 240 },
]

export const vatRateColumn: Column = { key: 'vatRate', kind: 'vat', label: 'report.vatRate', wire: 'VAT', width: 70 }
export const paymentColumn: Column = {
  key: 'payment',
  kind: 'text',
  label: 'report.invoicePayment',
  wire: 'PayMent',
  width: 110,
}
export const noteColumn: Column = { key: 'note', kind: 'text', label: 'report.note', wire: 'Note', width: 180 }
