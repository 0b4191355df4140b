export const vi = {
  'cardType.feePercent': '% phí',
} as const

export const en: Record<keyof typeof vi, string> = {
  'cardType.feePercent': 'Fee %',
}
