export const vi = {
  salesBill: 'Hóa đơn bán hàng',
  'make.salesBill': 'Lập hóa đơn',
} as const

export const en: Record<keyof typeof vi, string> = {
  salesBill: 'Sales bill',
  'make.salesBill': 'Make bill',
}
