export const vi = {
  productBranch: 'Ngành hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  productBranch: 'Product branches',
}
