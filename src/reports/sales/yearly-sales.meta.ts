import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('sales', 'statisticsSalesByCustomerMonth', { formOf: 'statisticsSalesByCustomerMonth' })
