/** R4 Thống kê bán hàng theo tháng: revenue of each month of a year. */
import { defineReport } from '#model/report.ts'
import { monthlySales } from '../_shared/monthly.ts'

export const salesOfYear = defineReport({
  ...monthlySales,
  name: 'statisticsSalesByCustomerMonth',
  title: 'report.statisticsSalesByCustomerMonth',
  file: 'BaoCaoThongKeBanHangTheoThang',
  dates: 'year',
})
