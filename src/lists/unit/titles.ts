export const vi = {
  unit: 'Đơn vị tính',
  'unit.list': 'Danh sách đơn vị tính',
} as const

export const en: Record<keyof typeof vi, string> = {
  unit: 'Units',
  'unit.list': 'Units',
}
