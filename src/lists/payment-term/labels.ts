export const vi = {
  'paymentTerm.days': 'Số ngày',
} as const

export const en: Record<keyof typeof vi, string> = {
  'paymentTerm.days': 'Days',
}
