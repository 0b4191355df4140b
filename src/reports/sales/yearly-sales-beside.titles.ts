export const vi = {
  'report.statisticsSalesByCustomerMonthBeside': 'THỐNG KÊ BÁN HÀNG THEO THÁNG SO VỚI NĂM TRƯỚC',
  'report.statisticsSalesByCustomerMonthBeside.form': 'So với năm trước',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.statisticsSalesByCustomerMonthBeside': 'Sales statistics by month beside last year',
  'report.statisticsSalesByCustomerMonthBeside.form': 'Beside last year',
}
