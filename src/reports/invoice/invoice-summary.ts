/** R17 Tổng hợp hóa đơn VAT: one row per invoice and rate of tax, by rate. */
import { defineReport } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { money } from '../_shared/columns.ts'
import {
  invoiceColumns,
  invoiceParams,
  noteColumn,
  ordinalColumn,
  paymentColumn,
  vatRateColumn,
} from '../_shared/invoices.ts'
import { meta } from './invoice-summary.meta.ts'

const taxGroup: Column = { key: 'taxGroup', kind: 'text', label: 'report.taxGroup', wire: 's1', width: 260 }

export const invoiceSummary = defineReport({
  ...meta,
  code: 'REPORT_THHOADON',
  params: invoiceParams,
  dates: 'range',
  conditions: [],
  columns: [
    ordinalColumn,
    taxGroup,
    ...invoiceColumns,
    { ...money('net', 'TotalNoneTax'), label: 'report.beforeTax' },
    vatRateColumn,
    { ...money('vat', 'm_VAT'), label: 'report.vatAmount' },
    { key: 'exchangeRate', kind: 'price', label: 'report.exchangeRate', wire: 'ExRate', width: 90 },
    { ...money('total', 'TotalTax'), label: 'report.withTax' },
    paymentColumn,
    { key: 'createdBy', kind: 'text', label: 'report.createdBy', wire: 'UserCreate', width: 140 },
    noteColumn,
  ],
  groupBy: 'taxGroup',
  sums: ['net', 'vat', 'total'],
  orientation: 'landscape',
  file: 'BangKeTongHopHoaDon',
  wire: { path: 'OrderTax/rptTotal', params: 'query' },
})
