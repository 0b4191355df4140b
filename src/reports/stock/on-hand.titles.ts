export const vi = { 'report.detailInventory': 'BÁO CÁO HÀNG TỒN' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detailInventory': 'Stock on hand' }
