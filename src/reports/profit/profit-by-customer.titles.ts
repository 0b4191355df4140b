export const vi = { 'report.profitCustomer': 'LỢI NHUẬN THEO KHÁCH HÀNG' } as const

export const en: Record<keyof typeof vi, string> = { 'report.profitCustomer': 'Profit by customer' }
