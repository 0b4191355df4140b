export const vi = {
  'report.statisticsSalesByProductMonthBeside': 'THỐNG KÊ THEO HÀNG HÓA SO VỚI NĂM TRƯỚC (tháng)',
  'report.statisticsSalesByProductMonthBeside.form': 'So với năm trước',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.statisticsSalesByProductMonthBeside': 'Sales by goods beside last year (month)',
  'report.statisticsSalesByProductMonthBeside.form': 'Beside last year',
}
