export const vi = { 'report.overdueOfCustomer': 'BÁO CÁO NỢ QUÁ HẠN CỦA KHÁCH' } as const

export const en: Record<keyof typeof vi, string> = { 'report.overdueOfCustomer': 'Overdue debts of a customer' }
