export const vi = { 'report.detailTagStore': 'BÁO CÁO THẺ KHO' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detailTagStore': 'Stock card' }
