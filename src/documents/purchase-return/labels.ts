export const vi = {
  'field.receipt': 'Phiếu nhập gốc',
  'field.refundReceived': 'Nhà cung cấp hoàn tiền',
  'print.purchaseReturn': 'Phiếu trả hàng nhà cung cấp',
  'print.purchaseReturnK80': 'Phiếu trả hàng nhà cung cấp (khổ 80 mm)',
  'purchaseReturn.list': 'Danh sách trả hàng nhà cung cấp',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.receipt': 'Original receipt',
  'field.refundReceived': 'Refund received',
  'print.purchaseReturn': 'Supplier return slip',
  'print.purchaseReturnK80': 'Supplier return slip (80 mm)',
  'purchaseReturn.list': 'Purchase returns',
}
