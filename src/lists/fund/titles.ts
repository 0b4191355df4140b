export const vi = {
  fund: 'Tài khoản ngân hàng / quỹ',
} as const

export const en: Record<keyof typeof vi, string> = {
  fund: 'Bank accounts and funds',
}
