export const vi = {
  department: 'Phòng ban',
} as const

export const en: Record<keyof typeof vi, string> = {
  department: 'Departments',
}
