export const vi = {
  contactType: 'Loại liên hệ',
} as const

export const en: Record<keyof typeof vi, string> = {
  contactType: 'Contact types',
}
