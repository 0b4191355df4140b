export const vi = { 'report.profitProduct': 'LỢI NHUẬN THEO HÀNG HÓA' } as const

export const en: Record<keyof typeof vi, string> = { 'report.profitProduct': 'Profit by product' }
