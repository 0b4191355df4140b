export const vi = {
  'otherIncome.parent': 'Nhóm cha',
  'otherIncome.list': 'Danh sách phương thức thu khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  'otherIncome.parent': 'Parent',
  'otherIncome.list': 'Other income methods',
}
