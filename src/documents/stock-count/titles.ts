export const vi = {
  stockCount: 'Kiểm kho',
  'stockCount.list': 'Danh sách kiểm kho',
} as const

export const en: Record<keyof typeof vi, string> = {
  stockCount: 'Stock count',
  'stockCount.list': 'Stock counts',
}
