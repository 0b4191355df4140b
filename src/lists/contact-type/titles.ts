export const vi = {
  contactType: 'Loại liên hệ',
  'contactType.list': 'Danh sách loại liên hệ',
} as const

export const en: Record<keyof typeof vi, string> = {
  contactType: 'Contact types',
  'contactType.list': 'Contact types',
}
