export const vi = { 'report.statisticsSalesByCustomerMonth': 'THỐNG KÊ BÁN HÀNG THEO THÁNG' } as const

export const en: Record<keyof typeof vi, string> = {
  'report.statisticsSalesByCustomerMonth': 'Sales statistics by month',
}
