export const vi = {
  'unit.decimals': 'Số lẻ',
  'unit.list': 'Danh sách đơn vị tính',
} as const

export const en: Record<keyof typeof vi, string> = {
  'unit.decimals': 'Decimals',
  'unit.list': 'Units',
}
