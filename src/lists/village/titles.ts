export const vi = {
  village: 'Phường/Xã',
  'village.list': 'Phường/Xã',
} as const

export const en: Record<keyof typeof vi, string> = {
  village: 'Commune',
  'village.list': 'Communes',
}
