export const vi = {
  nation: 'Quốc gia',
  'nation.list': 'Quốc gia',
} as const

export const en: Record<keyof typeof vi, string> = {
  nation: 'Nation',
  'nation.list': 'Nations',
}
