export const vi = { 'report.suminvoice': 'BÁO CÁO TỔNG HỢP HÓA ĐƠN VAT' } as const

export const en: Record<keyof typeof vi, string> = { 'report.suminvoice': 'VAT invoice summary' }
