export const vi = {
  unit: 'Đơn vị tính',
} as const

export const en: Record<keyof typeof vi, string> = {
  unit: 'Units',
}
