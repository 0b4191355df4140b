export const vi = { 'report.sumshippingdebt': 'BÁO CÁO TỔNG HỢP CÔNG NỢ VẬN CHUYỂN PHẢI TRẢ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.sumshippingdebt': 'Shipping payable summary' }
