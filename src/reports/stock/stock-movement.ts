/** R20 Nhập xuất tồn: opening, in, out and closing per product, in quantity and value. */
import { defineReport } from '#model/report.ts'
import {
  groupName,
  ordinal,
  productCode,
  productName,
  stockQuantity,
  stockValue,
  unitName,
} from '../_shared/columns.ts'
import { productFilter, range, stores } from '../_shared/params.ts'

export const stockMovement = defineReport({
  name: 'detailImportInventory',
  code: 'REPORT_NHAPXUATTON',
  right: 'ReportStock',
  title: 'report.detailImportInventory',
  params: { ...range, ...stores, ...productFilter },
  dates: 'range',
  conditions: [
    { field: 'stores', demand: 'chosen', message: 'required.store' },
    { field: 'product', demand: 'present', message: 'required.goods' },
  ],
  columns: [
    ordinal,
    productCode,
    productName,
    groupName,
    unitName,
    stockQuantity('openingQuantity', 'QBegin'),
    stockValue('openingValue', 'CBegin'),
    stockQuantity('inputQuantity', 'QInput'),
    stockValue('inputValue', 'CInput'),
    stockQuantity('outputQuantity', 'QOutput'),
    stockValue('outputValue', 'COutput'),
    stockQuantity('closingQuantity', 'QInstock'),
    stockValue('closingValue', 'CInstock'),
  ],
  groupBy: 'groupName',
  sums: [
    'openingQuantity',
    'openingValue',
    'inputQuantity',
    'inputValue',
    'outputQuantity',
    'outputValue',
    'closingQuantity',
    'closingValue',
  ],
  orientation: 'landscape',
  file: 'BaoCaoNhapXuatTon',
  group: 'stock',
  wire: { path: 'ReportOfStore/rptNXT', params: 'body' },
})
