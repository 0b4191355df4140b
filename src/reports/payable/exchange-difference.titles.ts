export const vi = { 'report.exchangePayable': 'BÁO CÁO CHÊNH LỆCH TỶ GIÁ PHẢI TRẢ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.exchangePayable': 'Exchange differences of payables' }
