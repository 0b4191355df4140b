export const vi = {
  carrier: 'Nhà vận chuyển',
} as const

export const en: Record<keyof typeof vi, string> = {
  carrier: 'Transporters',
}
