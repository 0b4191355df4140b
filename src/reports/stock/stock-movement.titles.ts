export const vi = { 'report.detailImportInventory': 'BÁO CÁO NHẬP XUẤT TỒN' } as const

export const en: Record<keyof typeof vi, string> = { 'report.detailImportInventory': 'Stock movement' }
