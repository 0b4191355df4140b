export const vi = {
  'report.statisticsSalesByCustomerMonth': 'THỐNG KÊ BÁN HÀNG THEO THÁNG',
  'report.statisticsSalesByCustomerMonth.form': 'Doanh số',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.statisticsSalesByCustomerMonth': 'Sales statistics by month',
  'report.statisticsSalesByCustomerMonth.form': 'Revenue',
}
