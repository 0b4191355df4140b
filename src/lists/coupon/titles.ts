export const vi = {
  coupon: 'Mã giảm giá',
  'coupon.list': 'Danh sách mã giảm giá',
} as const

export const en: Record<keyof typeof vi, string> = {
  coupon: 'Coupons',
  'coupon.list': 'Coupons',
}
