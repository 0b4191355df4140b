export const vi = {
  district: 'Quận/Huyện',
  'district.list': 'Quận/Huyện',
} as const

export const en: Record<keyof typeof vi, string> = {
  district: 'District',
  'district.list': 'Districts',
}
