export const vi = {
  currency: 'Loại tiền',
} as const

export const en: Record<keyof typeof vi, string> = {
  currency: 'Currencies',
}
