export const vi = { 'report.detaildelivery': 'BÁO CÁO CHI TIẾT CÔNG NỢ THU HỘ' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detaildelivery': 'COD receivable detail' }
