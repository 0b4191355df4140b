export const vi = {
  vatInvoice: 'Hóa đơn VAT',
  'make.vatInvoice': 'Lập hóa đơn VAT',
  'make.vatInvoiceWithFee': 'Lập hóa đơn VAT, cả phí vận chuyển',
  'make.replacingInvoice': 'Lập hóa đơn thay thế',
  'make.adjustingInvoice': 'Lập hóa đơn điều chỉnh',
  'make.reducingInvoice': 'Lập hóa đơn điều chỉnh giảm',
} as const

export const en: Record<keyof typeof vi, string> = {
  vatInvoice: 'VAT invoice',
  'make.vatInvoice': 'Make VAT invoice',
  'make.vatInvoiceWithFee': 'Make VAT invoice with the shipping fee',
  'make.replacingInvoice': 'Make replacing invoice',
  'make.adjustingInvoice': 'Make adjusting invoice',
  'make.reducingInvoice': 'Make reducing invoice',
}
