export const vi = {
  'partnerGroup.list': 'Danh sách nhóm đối tượng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'partnerGroup.list': 'Object groups',
}
