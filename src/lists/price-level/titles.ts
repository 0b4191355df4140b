export const vi = {
  priceLevel: 'Bảng giá',
} as const

export const en: Record<keyof typeof vi, string> = {
  priceLevel: 'Price levels',
}
