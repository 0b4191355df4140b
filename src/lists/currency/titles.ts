export const vi = {
  currency: 'Loại tiền',
  'currency.list': 'Danh sách loại tiền',
} as const

export const en: Record<keyof typeof vi, string> = {
  currency: 'Currencies',
  'currency.list': 'Currencies',
}
