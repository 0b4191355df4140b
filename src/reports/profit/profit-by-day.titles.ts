export const vi = { 'report.profitDay': 'LỢI NHUẬN THEO NGÀY' } as const

export const en: Record<keyof typeof vi, string> = { 'report.profitDay': 'Profit by day' }
