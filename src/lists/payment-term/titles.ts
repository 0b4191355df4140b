export const vi = {
  paymentTerm: 'Điều khoản thanh toán',
} as const

export const en: Record<keyof typeof vi, string> = {
  paymentTerm: 'Payment terms',
}
