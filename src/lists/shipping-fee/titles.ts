export const vi = {
  shippingFee: 'Phí vận chuyển',
} as const

export const en: Record<keyof typeof vi, string> = {
  shippingFee: 'Shipping cost',
}
