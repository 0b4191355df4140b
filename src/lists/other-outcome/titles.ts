export const vi = {
  otherOutcome: 'Phương thức chi khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  otherOutcome: 'Other expense methods',
}
