export const vi = {
  district: 'Quận/Huyện',
} as const

export const en: Record<keyof typeof vi, string> = {
  district: 'Districts',
}
