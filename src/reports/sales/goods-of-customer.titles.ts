export const vi = { 'report.goodsOfCustomer': 'BÁO CÁO HÀNG KHÁCH ĐÃ MUA' } as const

export const en: Record<keyof typeof vi, string> = { 'report.goodsOfCustomer': 'Goods bought by a customer' }
