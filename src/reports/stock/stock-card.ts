/** R18 Thẻ kho: every movement of one product in the chosen stores, with the stock after it. */
import { defineReport } from '#model/report.ts'
import { ordinal, stockQuantity, storeNamesExtra } from '../_shared/columns.ts'
import { productFilter, range, stores } from '../_shared/params.ts'
import { meta } from './stock-card.meta.ts'

export const stockCard = defineReport({
  ...meta,
  code: 'REPORT_THEKHO',
  params: { ...range, ...stores, ...productFilter },
  dates: 'range',
  isOrdered: true,
  conditions: [
    { field: 'stores', demand: 'chosen', message: 'required.store', told: 'info' },
    { field: 'product', demand: 'chosen', message: 'required.goods', told: 'info' },
  ],
  columns: [
    ordinal,
    { key: 'date', kind: 'day', label: 'report.date', wire: 'dtDate', width: 96 },
    { key: 'note', kind: 'text', label: 'report.note', wire: 'Note', width: 320 },
    { key: 'price', kind: 'price', label: 'report.price', wire: 'Price', decimals: 2, cost: true, width: 110 },
    stockQuantity('input', 'Input'),
    stockQuantity('output', 'Output'),
    { ...stockQuantity('balance', 'Instock'), total: false },
  ],
  // For the print form S12-DN.
  extra: [
    storeNamesExtra,
    { key: 'productCode', kind: 'code', label: 'report.productCode', wire: 'idProduct' },
    { key: 'productName', kind: 'text', label: 'report.productName', wire: 'nameProduct' },
    { key: 'unitName', kind: 'text', label: 'report.unit', wire: 'unit' },
    { key: 'inputTotal', kind: 'quantity', label: 'report.input', wire: 'sumImport', decimals: 2 },
    { key: 'outputTotal', kind: 'quantity', label: 'report.output', wire: 'sumExport', decimals: 2 },
    { key: 'closing', kind: 'quantity', label: 'report.balance', wire: 'sumStock', decimals: 2 },
    { key: 'averageCost', kind: 'price', label: 'report.price', wire: 'Price', decimals: 2, cost: true },
  ],
  sums: ['input', 'output', 'balance'],
  orientation: 'portrait',
  file: 'BaoCaoTheKho',
  wire: { path: 'ReportOfStore/rptThekho', params: 'body' },
})
