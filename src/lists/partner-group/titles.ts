export const vi = {
  partnerGroup: 'Nhóm đối tượng',
  'partnerGroup.list': 'Danh sách nhóm đối tượng',
} as const

export const en: Record<keyof typeof vi, string> = {
  partnerGroup: 'Object groups',
  'partnerGroup.list': 'Object groups',
}
