export const vi = {
  'field.orderNumber': 'Số đơn',
  'field.deliveryDate': 'Ngày giao',
  'field.orderClosed': 'Kết thúc đơn',
  'purchaseOrder.fill': 'Lấy hàng để đặt',
  'purchaseOrder.close': 'Kết thúc đơn',
  'purchaseOrder.reopen': 'Mở lại đơn',
  'field.advanceUsed': 'Ứng trước đã dùng',
  'field.receivedQuantity': 'Đã nhập',
  'field.remainingQuantity': 'Còn lại',
  'print.purchaseOrder': 'Đơn đặt hàng mua',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.orderNumber': 'Order number',
  'field.deliveryDate': 'Delivery date',
  'field.orderClosed': 'Closed',
  'purchaseOrder.fill': 'Goods to be ordered',
  'purchaseOrder.close': 'Close order',
  'purchaseOrder.reopen': 'Reopen order',
  'field.advanceUsed': 'Advance used',
  'field.receivedQuantity': 'Received',
  'field.remainingQuantity': 'Remaining',
  'print.purchaseOrder': 'Purchase order',
}
