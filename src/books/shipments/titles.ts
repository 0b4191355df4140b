export const vi = {
  shipments: 'Danh sách vận chuyển',
} as const

export const en: Record<keyof typeof vi, string> = {
  shipments: 'Transport list',
}
