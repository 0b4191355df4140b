export const vi = { 'report.detailshippingdebt': 'BÁO CÁO CHI TIẾT CÔNG NỢ VẬN CHUYỂN PHẢI TRẢ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detailshippingdebt': 'Shipping payable detail' }
