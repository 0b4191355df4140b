/** R20 Nhập xuất tồn: opening, incoming, outgoing and closing stock per product, as quantity and value. */
import { defineReport } from '#model/report.ts'
import {
  groupName,
  ordinal,
  pair,
  productCode,
  productName,
  stockQuantity,
  stockValue,
  storeNamesExtra,
  unitName,
} from '../_shared/columns.ts'
import { productFilter, range, stores } from '../_shared/params.ts'
import { meta } from './stock-movement.meta.ts'

export const stockMovement = defineReport({
  ...meta,
  code: 'REPORT_NHAPXUATTON',
  params: { ...range, ...stores, ...productFilter },
  dates: 'range',
  decides: 'closingQuantity',
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
    ...pair('report.openingUnder', stockQuantity('openingQuantity', 'QBegin'), stockValue('openingValue', 'CBegin')),
    ...pair('report.inputUnder', stockQuantity('inputQuantity', 'QInput'), stockValue('inputValue', 'CInput')),
    ...pair('report.outputUnder', stockQuantity('outputQuantity', 'QOutput'), stockValue('outputValue', 'COutput')),
    ...pair(
      'report.closingUnder',
      stockQuantity('closingQuantity', 'QInstock'),
      stockValue('closingValue', 'CInstock'),
    ),
  ],
  groupBy: 'groupName',
  extra: [storeNamesExtra],
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
  wire: { path: 'ReportOfStore/rptNXT', params: 'body' },
})
