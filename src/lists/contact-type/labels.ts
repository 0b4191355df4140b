export const vi = {
  'contactType.list': 'Danh sách loại liên hệ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'contactType.list': 'Contact types',
}
