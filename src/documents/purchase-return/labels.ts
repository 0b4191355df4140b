export const vi = {
  'field.receipt': 'Phiếu nhập gốc',
  'field.refundReceived': 'Nhà cung cấp hoàn tiền',
  'print.purchaseReturn': 'Phiếu trả hàng nhà cung cấp',
  'purchaseReturn.list': 'Danh sách trả hàng nhà cung cấp',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.receipt': 'Original receipt',
  'field.refundReceived': 'Refund received',
  'print.purchaseReturn': 'Supplier return slip',
  'purchaseReturn.list': 'Purchase returns',
}
