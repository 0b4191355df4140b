export const vi = { 'report.reportTotalSales': 'BÁO CÁO TỔNG HỢP HÀNG BÁN' } as const

export const en: Record<keyof typeof vi, string> = { 'report.reportTotalSales': 'Goods sold, summary' }
