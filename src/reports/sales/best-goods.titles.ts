export const vi = { 'report.productSellBest': 'THỐNG KÊ HÀNG BÁN CHẠY NHẤT' } as const

export const en: Record<keyof typeof vi, string> = { 'report.productSellBest': 'Best-selling goods' }
