/** Words of what was said to other systems about a document; loaded where it is shown. */
export const vi = {
  'exchanges.title': 'Trao đổi',
  'exchanges.of': '{adapter} · {action}',
  'exchanges.perhaps': 'Bên kia có thể đã nhận',
  'exchanges.request': 'Đã gửi',
  'exchanges.answer': 'Trả lời',
  'exchanges.nothing': 'Không có',
} as const

export const en: Record<keyof typeof vi, string> = {
  'exchanges.title': 'Exchange',
  'exchanges.of': '{adapter} · {action}',
  'exchanges.perhaps': 'The other side may have got it',
  'exchanges.request': 'Sent',
  'exchanges.answer': 'Answer',
  'exchanges.nothing': 'Nothing',
}
