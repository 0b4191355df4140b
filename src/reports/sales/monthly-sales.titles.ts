export const vi = { 'report.statisticsSalesByProductMonth': 'THỐNG KÊ THEO HÀNG HÓA (tháng)' } as const

export const en: Record<keyof typeof vi, string> = { 'report.statisticsSalesByProductMonth': 'Sales by goods (month)' }
