export const vi = {
  product: 'Hàng hóa',
} as const

export const en: Record<keyof typeof vi, string> = {
  product: 'Products',
}
