export const vi = {
  otherOutcome: 'Phương thức chi khác',
  'otherOutcome.list': 'Danh sách phương thức chi khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  otherOutcome: 'Other expense methods',
  'otherOutcome.list': 'Other expense methods',
}
