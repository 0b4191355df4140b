export const vi = { 'report.profitEmployee': 'LỢI NHUẬN THEO NHÂN VIÊN' } as const

export const en: Record<keyof typeof vi, string> = { 'report.profitEmployee': 'Profit by employee' }
