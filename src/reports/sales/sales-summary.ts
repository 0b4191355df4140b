/** R2 Tổng hợp hàng bán: sales by customer and product, minus returns. */
import { defineReport } from '#model/report.ts'
import { money } from '../_shared/columns.ts'
import { quantity, tradeSummary } from '../_shared/trade.ts'
import { meta } from './sales-summary.meta.ts'

export const salesSummary = defineReport({
  ...tradeSummary('sales', {
    meta,
    code: 'REPOR_THHANGBAN',
    file: 'BaoCaoTongHopHangXuatBan',
    path: 'rptTotalOrder',
    amounts: [quantity, money('discount', 'Discount'), money('net', 'TotalDiscount')],
  }),
  sums: ['quantity', 'discount', 'net'],
})
