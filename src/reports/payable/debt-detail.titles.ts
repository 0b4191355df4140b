export const vi = { 'report.detailPayable': 'BÁO CÁO CHI TIẾT CÔNG NỢ PHẢI TRẢ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detailPayable': 'Payables detail' }
