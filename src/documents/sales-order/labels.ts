export const vi = {
  'field.deliveryAddress': 'Địa chỉ giao',
  'field.placeOfDelivery': 'Nơi giao',
  'field.deposit': 'Đặt cọc',
  'field.depositUsed': 'Cọc đã dùng',
  'field.deliveredQuantity': 'Đã xuất',
  'print.salesOrder': 'Đơn đặt hàng',
  'print.salesOrderK80': 'Đơn đặt hàng (khổ 80 mm)',
  'salesOrder.list': 'Danh sách đơn đặt hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.deliveryAddress': 'Delivery address',
  'field.placeOfDelivery': 'Place of delivery',
  'field.deposit': 'Deposit',
  'field.depositUsed': 'Deposit used',
  'field.deliveredQuantity': 'Delivered',
  'print.salesOrder': 'Sales order',
  'print.salesOrderK80': 'Sales order (80 mm)',
  'salesOrder.list': 'Sales orders',
}
