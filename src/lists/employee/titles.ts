export const vi = {
  employee: 'Nhân viên',
  'employee.list': 'Danh sách nhân viên',
} as const

export const en: Record<keyof typeof vi, string> = {
  employee: 'Employees',
  'employee.list': 'Employees',
}
