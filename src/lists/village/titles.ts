export const vi = {
  village: 'Phường/Xã',
} as const

export const en: Record<keyof typeof vi, string> = {
  village: 'Communes',
}
