export const vi = {
  'purchaseOrder.fill': 'Lấy hàng để đặt',
  'field.advanceUsed': 'Ứng trước đã dùng',
  'field.receivedQuantity': 'Đã nhập',
  'print.purchaseOrder': 'Đơn đặt hàng mua',
  'purchaseOrder.list': 'Danh sách đơn đặt hàng mua',
} as const

export const en: Record<keyof typeof vi, string> = {
  'purchaseOrder.fill': 'Goods to be ordered',
  'field.advanceUsed': 'Advance used',
  'field.receivedQuantity': 'Received',
  'print.purchaseOrder': 'Purchase order',
  'purchaseOrder.list': 'Purchase orders',
}
