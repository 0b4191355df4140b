export const vi = { 'report.overdueOfSupplier': 'BÁO CÁO NỢ QUÁ HẠN VỚI NHÀ CUNG CẤP' } as const

export const en: Record<keyof typeof vi, string> = { 'report.overdueOfSupplier': 'Overdue debts to a supplier' }
