/** R4 Thống kê bán hàng theo tháng: revenue by month of a year. */
import { defineReport } from '#model/report.ts'
import { monthlySales } from '../_shared/monthly.ts'
import { meta } from './yearly-sales.meta.ts'

export const salesOfYear = defineReport({
  ...monthlySales,
  ...meta,
  file: 'BaoCaoThongKeBanHangTheoThang',
  dates: 'year',
})
