export const vi = {
  otherIncome: 'Phương thức thu khác',
  'otherIncome.list': 'Danh sách phương thức thu khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  otherIncome: 'Other income methods',
  'otherIncome.list': 'Other income methods',
}
