export const vi = {
  position: 'Chức vụ',
} as const

export const en: Record<keyof typeof vi, string> = {
  position: 'Positions',
}
