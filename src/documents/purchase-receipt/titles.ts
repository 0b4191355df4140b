export const vi = {
  purchaseReceipt: 'Phiếu nhập mua',
  'make.purchaseReceipt': 'Nhập hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  purchaseReceipt: 'Purchase receipt',
  'make.purchaseReceipt': 'Receive goods',
}
