export const vi = {
  'otherIssueMethod.list': 'Danh sách phương thức xuất khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  'otherIssueMethod.list': 'Other issue methods',
}
