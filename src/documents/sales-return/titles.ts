export const vi = {
  salesReturn: 'Khách trả hàng',
  'salesReturn.list': 'Danh sách khách trả hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  salesReturn: 'Sales return',
  'salesReturn.list': 'Sales returns',
}
