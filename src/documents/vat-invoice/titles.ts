export const vi = {
  vatInvoice: 'Hóa đơn VAT',
  'make.vatInvoice': 'Lập hóa đơn VAT',
} as const

export const en: Record<keyof typeof vi, string> = {
  vatInvoice: 'VAT invoice',
  'make.vatInvoice': 'Make VAT invoice',
}
