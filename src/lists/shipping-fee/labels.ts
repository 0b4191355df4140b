export const vi = {
  'shippingFee.list': 'Phí vận chuyển nội bộ',
  'shippingFee.name': 'Nơi giao',
} as const

export const en: Record<keyof typeof vi, string> = {
  'shippingFee.list': 'Internal shipping fees',
  'shippingFee.name': 'Place',
}
