export const vi = {
  'report.overDueDebtsCollect': 'THỐNG KÊ NỢ QUÁ HẠN PHẢI THU',
  'report.overDueDebtsCollect.form': 'Theo khách hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.overDueDebtsCollect': 'Overdue receivables',
  'report.overDueDebtsCollect.form': 'By customer',
}
