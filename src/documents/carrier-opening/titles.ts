export const vi = {
  carrierOpening: 'Số dư đầu kỳ của nhà vận chuyển',
} as const

export const en: Record<keyof typeof vi, string> = {
  carrierOpening: 'Opening balance of a carrier',
}
