export const vi = {
  'report.overDueDebtsPayVouchers': 'NỢ QUÁ HẠN PHẢI TRẢ THEO CHỨNG TỪ',
  'report.overDueDebtsPayVouchers.form': 'Theo chứng từ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.overDueDebtsPayVouchers': 'Overdue payables by voucher',
  'report.overDueDebtsPayVouchers.form': 'By voucher',
}
