export const vi = { 'report.sumPayable': 'BÁO CÁO TỔNG HỢP CÔNG NỢ PHẢI TRẢ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.sumPayable': 'Payables summary' }
