export const vi = {
  'position.list': 'Danh sách chức vụ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'position.list': 'Positions',
}
