export const vi = {
  'report.overDueDebtsCollectVouchers': 'NỢ QUÁ HẠN PHẢI THU THEO CHỨNG TỪ',
  'report.overDueDebtsCollectVouchers.form': 'Theo chứng từ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.overDueDebtsCollectVouchers': 'Overdue receivables by voucher',
  'report.overDueDebtsCollectVouchers.form': 'By voucher',
}
