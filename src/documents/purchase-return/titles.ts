export const vi = {
  purchaseReturn: 'Trả hàng nhà cung cấp',
  'make.purchaseReturn': 'Trả hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  purchaseReturn: 'Purchase return',
  'make.purchaseReturn': 'Return goods',
}
