export const vi = { 'report.unpaidorder': 'BÁO CÁO THỐNG KÊ ĐƠN HÀNG CHƯA TRẢ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.unpaidorder': 'Orders with unpaid shipping fee' }
