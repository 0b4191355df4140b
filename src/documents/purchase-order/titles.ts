export const vi = {
  purchaseOrder: 'Đơn đặt hàng mua',
  'status.ordering': 'Đang đặt hàng',
  'status.received': 'Đã nhập hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  purchaseOrder: 'Purchase order',
  'status.ordering': 'Being ordered',
  'status.received': 'Goods received',
}
