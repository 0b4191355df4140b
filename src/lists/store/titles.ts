export const vi = {
  store: 'Kho hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  store: 'Stores',
}
