export const vi = { 'report.overDueDebtsPay': 'THỐNG KÊ NỢ QUÁ HẠN PHẢI TRẢ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.overDueDebtsPay': 'Overdue payables' }
