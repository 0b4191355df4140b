export const vi = {
  salesReturn: 'Khách trả hàng',
  'salesReturn.list': 'Danh sách khách trả hàng',
  'make.salesReturn': 'Trả hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  salesReturn: 'Sales return',
  'salesReturn.list': 'Sales returns',
  'make.salesReturn': 'Return goods',
}
