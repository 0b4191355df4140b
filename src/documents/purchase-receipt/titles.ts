export const vi = {
  purchaseReceipt: 'Phiếu nhập mua',
  'purchaseReceipt.list': 'Danh sách phiếu nhập mua',
  'make.purchaseReceipt': 'Nhập hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  purchaseReceipt: 'Purchase receipt',
  'purchaseReceipt.list': 'Purchase receipts',
  'make.purchaseReceipt': 'Receive goods',
}
