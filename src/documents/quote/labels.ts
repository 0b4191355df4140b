export const vi = {
  'field.quoteNumber': 'Số báo giá',
  'column.quoteNumber': 'Số báo giá',
  'field.validUntil': 'Hiệu lực đến',
  'field.deliveryTime': 'Thời gian giao hàng',
  'field.deliveryPlace': 'Địa điểm giao hàng',
  'field.warranty': 'Bảo hành',
  'print.quote': 'Báo giá',
  'print.quoteK80': 'Báo giá (khổ 80 mm)',
  'quote.list': 'Danh sách báo giá',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.quoteNumber': 'Quote number',
  'column.quoteNumber': 'Number',
  'field.validUntil': 'Valid until',
  'field.deliveryTime': 'Delivery time',
  'field.deliveryPlace': 'Delivery place',
  'field.warranty': 'Warranty',
  'print.quote': 'Quote',
  'print.quoteK80': 'Quote (80 mm)',
  'quote.list': 'Quotes',
}
