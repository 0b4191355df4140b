export const vi = {
  quote: 'Báo giá',
  'status.awaitingAnswer': 'Chờ phản hồi',
  'status.accepted': 'Đã lập đơn',
} as const

export const en: Record<keyof typeof vi, string> = {
  quote: 'Quote',
  'status.awaitingAnswer': 'Open',
  'status.accepted': 'Ordered',
}
