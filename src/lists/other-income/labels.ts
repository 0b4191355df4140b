export const vi = {
  'otherIncome.parent': 'Nhóm cha',
} as const

export const en: Record<keyof typeof vi, string> = {
  'otherIncome.parent': 'Parent',
}
