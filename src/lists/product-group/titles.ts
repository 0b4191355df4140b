export const vi = {
  productGroup: 'Nhóm hàng',
  'productGroup.list': 'Danh sách nhóm hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  productGroup: 'Product groups',
  'productGroup.list': 'Product groups',
}
