export const vi = {
  fund: 'Tài khoản ngân hàng / quỹ',
  'fund.list': 'Danh sách tài khoản ngân hàng / quỹ',
} as const

export const en: Record<keyof typeof vi, string> = {
  fund: 'Bank accounts and funds',
  'fund.list': 'Bank accounts and funds',
}
