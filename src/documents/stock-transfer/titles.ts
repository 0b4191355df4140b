export const vi = {
  stockTransfer: 'Chuyển kho',
  'stockTransfer.list': 'Danh sách chuyển kho',
  'make.stockTransfer': 'Chuyển kho',
} as const

export const en: Record<keyof typeof vi, string> = {
  stockTransfer: 'Stock transfer',
  'stockTransfer.list': 'Stock transfers',
  'make.stockTransfer': 'Transfer',
}
