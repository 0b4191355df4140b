/** R8 Chi tiết mua hàng: every line received, by supplier. */
import { defineReport } from '#model/report.ts'
import { money } from '../_shared/columns.ts'
import { tradeDetail } from '../_shared/trade.ts'
import { meta } from './purchase-detail.meta.ts'

export const purchaseDetail = defineReport({
  ...tradeDetail('purchase', {
    meta,
    code: 'REPORT_CTMUAHANG',
    file: 'BaoCaoChiTietMuaHang',
    path: 'rptDetailImport',
    amounts: [money('gross', 'Total'), money('net', 'TotalDiscount')],
  }),
  sums: ['quantity', 'gross', 'net', 'discount'],
})
