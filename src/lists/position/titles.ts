export const vi = {
  position: 'Chức vụ',
  'position.list': 'Danh sách chức vụ',
} as const

export const en: Record<keyof typeof vi, string> = {
  position: 'Positions',
  'position.list': 'Positions',
}
