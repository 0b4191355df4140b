export const vi = {
  'purchaseOrder.fill': 'Lấy hàng để đặt',
  'field.advanceUsed': 'Ứng trước đã dùng',
  'field.receivedQuantity': 'Đã nhập',
  'print.purchaseOrder': 'Đơn đặt hàng mua',
  'print.purchaseOrderK80': 'Đơn đặt hàng mua (khổ 80 mm)',
  'purchaseOrder.list': 'Danh sách đơn đặt hàng mua',
} as const

export const en: Record<keyof typeof vi, string> = {
  'purchaseOrder.fill': 'Goods to be ordered',
  'field.advanceUsed': 'Advance used',
  'field.receivedQuantity': 'Received',
  'print.purchaseOrder': 'Purchase order',
  'print.purchaseOrderK80': 'Purchase order (80 mm)',
  'purchaseOrder.list': 'Purchase orders',
}
