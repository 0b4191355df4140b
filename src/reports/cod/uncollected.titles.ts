export const vi = { 'report.notdelivery': 'BÁO CÁO THỐNG KÊ ĐƠN HÀNG COD CHƯA THU' } as const

export const en: Record<keyof typeof vi, string> = { 'report.notdelivery': 'COD orders not yet collected' }
