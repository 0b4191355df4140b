/** R19 Hàng tồn: the stock of the chosen stores at the end of a day. */
import { defineReport } from '#model/report.ts'
import {
  groupName,
  ordinal,
  productCode,
  productName,
  stockQuantity,
  storeNamesExtra,
  unitName,
} from '../_shared/columns.ts'
import { productFilter, range, stores } from '../_shared/params.ts'
import { meta } from './on-hand.meta.ts'

export const onHand = defineReport({
  ...meta,
  code: 'REPORT_HANGTON',
  params: { ...range, ...stores, ...productFilter },
  dates: 'day',
  conditions: [{ field: 'stores', demand: 'chosen', message: 'required.store' }],
  columns: [
    ordinal,
    productCode,
    productName,
    unitName,
    stockQuantity('onHand', 'QInstock'),
    { key: 'note', kind: 'text', label: 'report.note', wire: 'Note', width: 180 },
    groupName,
  ],
  extra: [storeNamesExtra],
  sums: ['onHand'],
  orientation: 'portrait',
  file: 'BaoCaoHangTon',
  wire: { path: 'ReportOfStore/rptInstock', params: 'body' },
})
