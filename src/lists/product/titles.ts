export const vi = {
  product: 'Hàng hóa',
  'product.list': 'Danh sách hàng hóa',
} as const

export const en: Record<keyof typeof vi, string> = {
  product: 'Products',
  'product.list': 'Products',
}
