export const vi = {
  store: 'Kho hàng',
  'store.list': 'Danh sách kho hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  store: 'Stores',
  'store.list': 'Stores',
}
