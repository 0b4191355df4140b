export const vi = {
  otherImportMethod: 'Phương thức nhập khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  otherImportMethod: 'Other import methods',
}
