export const vi = {
  otherOut: 'Xuất khác',
  'otherOut.list': 'Danh sách xuất khác',
  'make.otherOut': 'Xuất khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  otherOut: 'Other stock-out',
  'otherOut.list': 'Other stock-out',
  'make.otherOut': 'Other stock-out',
}
