export const vi = {
  salesBill: 'Hóa đơn bán hàng',
  'salesBill.list': 'Danh sách hóa đơn bán hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  salesBill: 'Sales bill',
  'salesBill.list': 'Sales bills',
}
