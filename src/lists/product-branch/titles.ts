export const vi = {
  productBranch: 'Ngành hàng',
  'productBranch.list': 'Danh sách ngành hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  productBranch: 'Product branches',
  'productBranch.list': 'Product branches',
}
