export const vi = {
  'cardType.feePercent': '% phí',
  'cardType.list': 'Danh sách loại thẻ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'cardType.feePercent': 'Fee %',
  'cardType.list': 'Card types',
}
