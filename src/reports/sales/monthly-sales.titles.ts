export const vi = {
  'report.statisticsSalesByProductMonth': 'THỐNG KÊ THEO HÀNG HÓA (tháng)',
  'report.statisticsSalesByProductMonth.form': 'Doanh số',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.statisticsSalesByProductMonth': 'Sales by goods (month)',
  'report.statisticsSalesByProductMonth.form': 'Revenue',
}
