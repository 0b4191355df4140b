export const vi = {
  'productGroup.branch': 'Ngành hàng',
  'productGroup.productCount': 'Số hàng hóa',
} as const

export const en: Record<keyof typeof vi, string> = {
  'productGroup.branch': 'Branch',
  'productGroup.productCount': 'Products',
}
