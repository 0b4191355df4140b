export const vi = {
  coupon: 'Mã giảm giá',
} as const

export const en: Record<keyof typeof vi, string> = {
  coupon: 'Coupons',
}
