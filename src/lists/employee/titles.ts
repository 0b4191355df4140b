export const vi = {
  employee: 'Nhân viên',
} as const

export const en: Record<keyof typeof vi, string> = {
  employee: 'Employees',
}
