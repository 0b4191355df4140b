export const vi = { 'report.profitMonth': 'LỢI NHUẬN THEO THÁNG' } as const

export const en: Record<keyof typeof vi, string> = { 'report.profitMonth': 'Profit by month' }
