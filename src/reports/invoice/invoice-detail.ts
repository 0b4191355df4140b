/** R16 Chi tiết hóa đơn VAT: every line of invoices, by buyer; cancelled ones with nothing. */
import { defineReport } from '#model/report.ts'
import { money, productName, unitName } from '../_shared/columns.ts'
import {
  invoiceColumns,
  invoiceParams,
  noteColumn,
  ordinalColumn,
  paymentColumn,
  vatRateColumn,
} from '../_shared/invoices.ts'
import { priceColumn, quantity } from '../_shared/trade.ts'
import { meta } from './invoice-detail.meta.ts'

export const invoiceDetail = defineReport({
  ...meta,
  code: 'REPORT_CTHOADON',
  params: invoiceParams,
  dates: 'range',
  conditions: [],
  columns: [
    ordinalColumn,
    ...invoiceColumns,
    { key: 'productCode', kind: 'code', label: 'report.productCode', wire: 'ProID', width: 110 },
    { ...productName, wire: 'Product_Name' },
    unitName,
    quantity,
    priceColumn,
    { ...money('net', 'Total'), label: 'report.beforeTax' },
    vatRateColumn,
    { ...money('vat', 'VatAmount'), label: 'report.vatAmount' },
    { ...money('total', 'TotalTax'), label: 'report.withTax' },
    paymentColumn,
    noteColumn,
  ],
  groupBy: 'buyerName',
  sums: ['quantity', 'net', 'vat', 'total'],
  orientation: 'landscape',
  file: 'BangKeChiTietHoaDon',
  wire: { path: 'OrderTax/rptDetail', params: 'query' },
})
