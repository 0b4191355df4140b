export const vi = {
  paymentTerm: 'Điều khoản thanh toán',
  'paymentTerm.list': 'Danh sách điều khoản thanh toán',
} as const

export const en: Record<keyof typeof vi, string> = {
  paymentTerm: 'Payment terms',
  'paymentTerm.list': 'Payment terms',
}
