export const vi = {
  stockCount: 'Kiểm kho',
} as const

export const en: Record<keyof typeof vi, string> = {
  stockCount: 'Stock count',
}
