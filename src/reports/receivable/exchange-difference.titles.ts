export const vi = { 'report.exchangeReceivable': 'BÁO CÁO CHÊNH LỆCH TỶ GIÁ PHẢI THU' } as const

export const en: Record<keyof typeof vi, string> = {
  'report.exchangeReceivable': 'Exchange differences of receivables',
}
