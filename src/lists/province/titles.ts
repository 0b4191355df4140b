export const vi = {
  province: 'Tỉnh/Thành phố',
} as const

export const en: Record<keyof typeof vi, string> = {
  province: 'Provinces',
}
