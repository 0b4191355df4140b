export const vi = { 'report.detailMoneyPurchase': 'BÁO CÁO CHI TIẾT MUA HÀNG' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detailMoneyPurchase': 'Purchase detail' }
