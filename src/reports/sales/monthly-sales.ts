/** R4 Thống kê theo hàng hóa (tháng): revenue by month, for a range of months. */
import { defineReport } from '#model/report.ts'
import { monthlySales } from '../_shared/monthly.ts'
import { meta } from './monthly-sales.meta.ts'

export const salesByMonth = defineReport({
  ...monthlySales,
  ...meta,
  file: 'BaoCaoThongKeTheoHangHoaThang',
  dates: 'months',
})
