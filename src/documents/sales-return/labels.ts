export const vi = {
  'field.refunded': 'Trả lại khách',
  'field.bill': 'Hóa đơn gốc',
  'field.reopenOrder': 'Mở lại đơn hàng',
  'field.invoiceToReduce': 'Hóa đơn VAT cần điều chỉnh giảm',
  'print.salesReturn': 'Phiếu trả hàng',
  'print.salesReturnK80': 'Phiếu trả hàng (khổ 80 mm)',
  'salesReturn.list': 'Danh sách khách trả hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.refunded': 'Refunded',
  'field.bill': 'Original bill',
  'field.reopenOrder': 'Reopen order',
  'field.invoiceToReduce': 'VAT invoice to be reduced',
  'print.salesReturn': 'Return slip',
  'print.salesReturnK80': 'Return slip (80 mm)',
  'salesReturn.list': 'Sales returns',
}
