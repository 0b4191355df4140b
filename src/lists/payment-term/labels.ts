export const vi = {
  'paymentTerm.days': 'Số ngày',
  'paymentTerm.list': 'Danh sách điều khoản thanh toán',
} as const

export const en: Record<keyof typeof vi, string> = {
  'paymentTerm.days': 'Days',
  'paymentTerm.list': 'Payment terms',
}
