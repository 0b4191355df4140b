export const vi = {
  'otherOutcome.parent': 'Nhóm cha',
  'otherOutcome.list': 'Danh sách phương thức chi khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  'otherOutcome.parent': 'Parent',
  'otherOutcome.list': 'Other expense methods',
}
