export const vi = {
  department: 'Phòng ban',
  'department.list': 'Danh sách phòng ban',
} as const

export const en: Record<keyof typeof vi, string> = {
  department: 'Departments',
  'department.list': 'Departments',
}
