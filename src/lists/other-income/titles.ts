export const vi = {
  otherIncome: 'Phương thức thu khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  otherIncome: 'Other income methods',
}
