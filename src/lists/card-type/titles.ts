export const vi = {
  cardType: 'Loại thẻ',
} as const

export const en: Record<keyof typeof vi, string> = {
  cardType: 'Card types',
}
