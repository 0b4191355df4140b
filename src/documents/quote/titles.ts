export const vi = {
  quote: 'Báo giá',
  'quote.list': 'Danh sách báo giá',
  'status.awaitingAnswer': 'Chờ phản hồi',
  'status.accepted': 'Đã lập đơn',
} as const

export const en: Record<keyof typeof vi, string> = {
  quote: 'Quote',
  'quote.list': 'Quotes',
  'status.awaitingAnswer': 'Open',
  'status.accepted': 'Ordered',
}
