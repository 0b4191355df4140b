export const vi = {
  contact: 'Người liên hệ',
  'contact.list': 'Danh sách người liên hệ',
} as const

export const en: Record<keyof typeof vi, string> = {
  contact: 'Contacts',
  'contact.list': 'Contacts',
}
