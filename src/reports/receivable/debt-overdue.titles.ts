export const vi = { 'report.overDueDebtsCollect': 'THỐNG KÊ NỢ QUÁ HẠN PHẢI THU' } as const

export const en: Record<keyof typeof vi, string> = { 'report.overDueDebtsCollect': 'Overdue receivables' }
