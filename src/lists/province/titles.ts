export const vi = {
  province: 'Tỉnh/Thành phố',
  'province.list': 'Tỉnh/Thành phố',
} as const

export const en: Record<keyof typeof vi, string> = {
  province: 'Province',
  'province.list': 'Provinces',
}
