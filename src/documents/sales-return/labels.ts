export const vi = {
  'salesReturn.all': 'Trả tất cả',
  'field.returnable': 'Còn trả được',
  'field.refunded': 'Trả lại khách',
  'field.bill': 'Hóa đơn gốc',
  'field.billLine': 'Dòng hóa đơn gốc',
  'field.returnReason': 'Lý do trả',
  'field.reopenOrder': 'Mở lại đơn hàng',
  'print.salesReturn': 'Phiếu trả hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'salesReturn.all': 'Return all',
  'field.returnable': 'Can come back',
  'field.refunded': 'Refunded',
  'field.bill': 'Original bill',
  'field.billLine': 'Line of the original bill',
  'field.returnReason': 'Reason',
  'field.reopenOrder': 'Reopen order',
  'print.salesReturn': 'Return slip',
}
