export const vi = { 'report.detailinvoice': 'BÁO CÁO CHI TIẾT HÓA ĐƠN VAT' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detailinvoice': 'VAT invoice detail' }
