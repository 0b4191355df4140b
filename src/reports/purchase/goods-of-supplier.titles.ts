export const vi = { 'report.goodsOfSupplier': 'BÁO CÁO HÀNG NHẬP CỦA NHÀ CUNG CẤP' } as const

export const en: Record<keyof typeof vi, string> = { 'report.goodsOfSupplier': 'Goods received from a supplier' }
