export const vi = {
  contact: 'Người liên hệ',
} as const

export const en: Record<keyof typeof vi, string> = {
  contact: 'Contacts',
}
