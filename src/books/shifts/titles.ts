export const vi = {
  shift: 'Ca bán hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  shift: 'Shift',
}
