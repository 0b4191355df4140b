export const vi = {
  'productGroup.branch': 'Ngành hàng',
  'productGroup.productCount': 'Số hàng hóa',
  'productGroup.list': 'Danh sách nhóm hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'productGroup.branch': 'Branch',
  'productGroup.productCount': 'Products',
  'productGroup.list': 'Product groups',
}
