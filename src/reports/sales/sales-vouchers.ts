/** R1 in its dense form: a row per voucher, with its goods in one text. */
import { defineReport } from '#model/report.ts'
import { salesDetail } from './sales-detail.ts'
import { meta } from './sales-vouchers.meta.ts'

/** What is told of a line and not of a voucher. */
const ofLines = ['productCode', 'productName', 'unitName', 'price']

export const salesVouchers = defineReport({
  ...meta,
  code: salesDetail.code,
  file: 'BaoCaoBanHangTheoChungTu',
  params: salesDetail.params,
  dates: salesDetail.dates,
  conditions: salesDetail.conditions,
  columns: salesDetail.columns.flatMap((column) => {
    if (column.key === 'productName')
      return [{ ...column, key: 'goods', label: 'report.goodsOfVoucher', wire: 'goods', width: 380 }]
    return ofLines.includes(column.key) ? [] : [column]
  }),
  groupBy: 'partnerName',
  groupCode: 'partnerCode',
  groupWith: ['partnerCode'],
  sums: salesDetail.sums,
  orientation: 'landscape',
  wire: { path: 'ReportOfOrder/rptDetailOrderByVoucher', params: 'body' },
})
