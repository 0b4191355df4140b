export const vi = {
  stockTransfer: 'Chuyển kho',
  'make.stockTransfer': 'Chuyển kho',
} as const

export const en: Record<keyof typeof vi, string> = {
  stockTransfer: 'Stock transfer',
  'make.stockTransfer': 'Transfer',
}
