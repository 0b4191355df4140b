export const vi = {
  'otherOutcome.parent': 'Nhóm cha',
} as const

export const en: Record<keyof typeof vi, string> = {
  'otherOutcome.parent': 'Parent',
}
