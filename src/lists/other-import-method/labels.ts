export const vi = {
  'otherImportMethod.list': 'Danh sách phương thức nhập khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  'otherImportMethod.list': 'Other import methods',
}
