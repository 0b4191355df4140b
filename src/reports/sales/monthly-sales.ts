/** R4 Thống kê theo hàng hóa (tháng): revenue of each of some months. */
import { defineReport } from '#model/report.ts'
import { monthlySales } from '../_shared/monthly.ts'

export const salesByMonth = defineReport({
  ...monthlySales,
  name: 'statisticsSalesByProductMonth',
  title: 'report.statisticsSalesByProductMonth',
  file: 'BaoCaoThongKeTheoHangHoaThang',
  dates: 'months',
  offHome: true,
})
