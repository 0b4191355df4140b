export const vi = {
  'productBranch.groupCount': 'Số nhóm hàng',
  'productBranch.list': 'Danh sách ngành hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'productBranch.groupCount': 'Groups',
  'productBranch.list': 'Product branches',
}
