export const vi = {
  purchaseReceipt: 'Phiếu nhập mua',
  'purchaseReceipt.list': 'Danh sách phiếu nhập mua',
} as const

export const en: Record<keyof typeof vi, string> = {
  purchaseReceipt: 'Purchase receipt',
  'purchaseReceipt.list': 'Purchase receipts',
}
