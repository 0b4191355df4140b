export const vi = {
  cardType: 'Loại thẻ',
  'cardType.list': 'Danh sách loại thẻ',
} as const

export const en: Record<keyof typeof vi, string> = {
  cardType: 'Card types',
  'cardType.list': 'Card types',
}
