export const vi = {
  purchaseReturn: 'Trả hàng nhà cung cấp',
  'purchaseReturn.list': 'Danh sách trả hàng nhà cung cấp',
  'make.purchaseReturn': 'Trả hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  purchaseReturn: 'Purchase return',
  'purchaseReturn.list': 'Purchase returns',
  'make.purchaseReturn': 'Return goods',
}
