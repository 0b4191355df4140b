export const vi = {
  salesBill: 'Hóa đơn bán hàng',
  'salesBill.list': 'Danh sách hóa đơn bán hàng',
  'make.salesBill': 'Lập hóa đơn',
} as const

export const en: Record<keyof typeof vi, string> = {
  salesBill: 'Sales bill',
  'salesBill.list': 'Sales bills',
  'make.salesBill': 'Bill',
}
