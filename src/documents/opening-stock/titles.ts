export const vi = {
  openingStock: 'Tồn đầu kỳ',
} as const

export const en: Record<keyof typeof vi, string> = {
  openingStock: 'Opening stock',
}
