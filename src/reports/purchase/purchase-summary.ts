/** R9 Tổng hợp hàng mua: purchases by supplier and product. */
import { defineReport } from '#model/report.ts'
import { money, stockQuantity } from '../_shared/columns.ts'
import { tradeSummary } from '../_shared/trade.ts'
import { meta } from './purchase-summary.meta.ts'

export const purchaseSummary = defineReport({
  ...tradeSummary('purchase', {
    meta,
    code: 'REPOR_TCMUAHANG',
    file: 'BaoCaoTongHopHangMua',
    path: 'rptTotalImport',
    amounts: [
      stockQuantity('quantity', 'Qty'),
      { ...money('gross', 'Total'), decimals: 2 },
      { ...money('net', 'TotalDiscount'), decimals: 2 },
    ],
  }),
  sums: ['quantity', 'gross', 'Discount', 'net'],
})
