export const vi = { 'report.profitDocument': 'LỢI NHUẬN THEO CHỨNG TỪ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.profitDocument': 'Profit by document' }
