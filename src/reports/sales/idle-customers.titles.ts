export const vi = { 'report.customerNoBuyProduct': 'THỐNG KÊ KHÁCH HÀNG KHÔNG MUA HÀNG' } as const

export const en: Record<keyof typeof vi, string> = { 'report.customerNoBuyProduct': 'Customers who did not buy' }
