export const vi = { 'report.customerBuyMost': 'THỐNG KÊ KHÁCH HÀNG MUA NHIỀU NHẤT' } as const

export const en: Record<keyof typeof vi, string> = { 'report.customerBuyMost': 'Customers who bought most' }
