export const vi = { 'report.orderStatistics': 'THỐNG KÊ ĐƠN ĐẶT HÀNG' } as const

export const en: Record<keyof typeof vi, string> = { 'report.orderStatistics': 'Sales order statistics' }
