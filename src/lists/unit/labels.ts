export const vi = {
  'unit.decimals': 'Số lẻ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'unit.decimals': 'Decimals',
}
