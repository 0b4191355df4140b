export const vi = {
  productGroup: 'Nhóm hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  productGroup: 'Product groups',
}
