export const vi = {
  otherIn: 'Nhập khác',
  'otherIn.list': 'Danh sách nhập khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  otherIn: 'Other stock-in',
  'otherIn.list': 'Other stock-in',
}
