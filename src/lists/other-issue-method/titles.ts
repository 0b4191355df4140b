export const vi = {
  otherIssueMethod: 'Phương thức xuất khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  otherIssueMethod: 'Other issue methods',
}
