export const vi = {
  salesOrder: 'Đơn đặt hàng',
  'status.beingOrdered': 'Đang đặt hàng',
  'status.issued': 'Đã xuất hàng',
  'make.salesOrder': 'Lập đơn',
} as const

export const en: Record<keyof typeof vi, string> = {
  salesOrder: 'Sales order',
  'status.beingOrdered': 'Being ordered',
  'status.issued': 'Goods issued',
  'make.salesOrder': 'Make order',
}
