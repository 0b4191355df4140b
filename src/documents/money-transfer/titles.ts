export const vi = {
  moneyTransfer: 'Chuyển tiền',
} as const

export const en: Record<keyof typeof vi, string> = {
  moneyTransfer: 'Money transfer',
}
