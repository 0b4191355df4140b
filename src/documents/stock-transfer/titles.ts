export const vi = {
  stockTransfer: 'Chuyển kho',
  'stockTransfer.list': 'Danh sách chuyển kho',
} as const

export const en: Record<keyof typeof vi, string> = {
  stockTransfer: 'Stock transfer',
  'stockTransfer.list': 'Stock transfers',
}
