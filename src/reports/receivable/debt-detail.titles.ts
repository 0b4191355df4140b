export const vi = { 'report.detailsReceivableDebts': 'BÁO CÁO CHI TIẾT CÔNG NỢ PHẢI THU' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detailsReceivableDebts': 'Receivables detail' }
