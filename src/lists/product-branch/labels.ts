export const vi = {
  'productBranch.groupCount': 'Số nhóm hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'productBranch.groupCount': 'Groups',
}
