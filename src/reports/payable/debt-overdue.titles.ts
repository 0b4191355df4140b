export const vi = {
  'report.overDueDebtsPay': 'THỐNG KÊ NỢ QUÁ HẠN PHẢI TRẢ',
  'report.overDueDebtsPay.form': 'Theo nhà cung cấp',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.overDueDebtsPay': 'Overdue payables',
  'report.overDueDebtsPay.form': 'By supplier',
}
