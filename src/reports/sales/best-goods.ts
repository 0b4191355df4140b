/** R7 Hàng bán chạy nhất: the products sold most, by quantity or by value, minus returns. */
import { choice } from '#model/field.ts'
import { defineReport } from '#model/report.ts'
import { groupName, money, ordinal, productCode, productName, unitName } from '../_shared/columns.ts'
import { everyRank, range, top } from '../_shared/params.ts'
import { quantity } from '../_shared/trade.ts'
import { meta } from './best-goods.meta.ts'

export const BY_VALUE = 2

export const bestGoods = defineReport({
  ...meta,
  code: 'REPORT_HANGCHAY',
  params: {
    ...range,
    top,
    by: choice()({
      label: 'report.by',
      wire: 'IsQty',
      required: true,
      choices: [
        { value: 1, label: 'report.quantity' },
        { value: BY_VALUE, label: 'report.value' },
      ],
    }),
  },
  dates: 'range',
  compares: { by: ['productCode'], shown: true, asks: everyRank },
  conditions: [],
  columns: [
    ordinal,
    groupName,
    productCode,
    productName,
    unitName,
    quantity,
    { ...money('net', 'Total'), label: 'report.amount' },
  ],
  sums: ['net', 'quantity'],
  orientation: 'portrait',
  file: 'BaoCaoHangBanChayNhat',
  wire: { path: 'ReportOfOrder/rptThongkeTopHanghoa', params: 'query' },
})
