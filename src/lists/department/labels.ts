export const vi = {
  'department.list': 'Danh sách phòng ban',
} as const

export const en: Record<keyof typeof vi, string> = {
  'department.list': 'Departments',
}
