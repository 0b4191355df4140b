export const vi = {
  'print.openingStock': 'Tồn đầu kỳ',
  'openingStock.list': 'Danh sách tồn đầu kỳ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'print.openingStock': 'Opening stock',
  'openingStock.list': 'Opening stock',
}
