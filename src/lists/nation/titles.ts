export const vi = {
  nation: 'Quốc gia',
} as const

export const en: Record<keyof typeof vi, string> = {
  nation: 'Nations',
}
