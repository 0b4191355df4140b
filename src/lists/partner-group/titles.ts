export const vi = {
  partnerGroup: 'Nhóm đối tượng',
} as const

export const en: Record<keyof typeof vi, string> = {
  partnerGroup: 'Object groups',
}
