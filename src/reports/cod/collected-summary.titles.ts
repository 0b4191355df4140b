export const vi = { 'report.sumdelivery': 'TỔNG HỢP CÔNG NỢ THU HỘ PHẢI THU' } as const

export const en: Record<keyof typeof vi, string> = { 'report.sumdelivery': 'COD receivable summary' }
