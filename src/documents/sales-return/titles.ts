export const vi = {
  salesReturn: 'Khách trả hàng',
  'make.salesReturn': 'Trả hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  salesReturn: 'Sales return',
  'make.salesReturn': 'Return goods',
}
