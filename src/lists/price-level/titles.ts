export const vi = {
  priceLevel: 'Bảng giá',
  'priceLevel.list': 'Danh sách bảng giá',
} as const

export const en: Record<keyof typeof vi, string> = {
  priceLevel: 'Price levels',
  'priceLevel.list': 'Price levels',
}
