export const vi = { 'report.sumReceivableDebts': 'BÁO CÁO TỔNG HỢP CÔNG NỢ PHẢI THU' } as const

export const en: Record<keyof typeof vi, string> = { 'report.sumReceivableDebts': 'Receivables summary' }
