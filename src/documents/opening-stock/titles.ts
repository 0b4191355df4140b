export const vi = {
  openingStock: 'Tồn đầu kỳ',
  'openingStock.list': 'Danh sách tồn đầu kỳ',
} as const

export const en: Record<keyof typeof vi, string> = {
  openingStock: 'Opening stock',
  'openingStock.list': 'Opening stock',
}
