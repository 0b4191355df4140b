export const vi = { 'report.sumProductPurchase': 'BÁO CÁO TỔNG HỢP HÀNG MUA' } as const

export const en: Record<keyof typeof vi, string> = { 'report.sumProductPurchase': 'Purchase summary' }
