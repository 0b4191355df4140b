import { reportMeta } from '#model/report.ts'
import { meta as revenue } from './yearly-sales.meta.ts'

export const meta = reportMeta('sales', 'statisticsSalesByCustomerMonthBeside', { offHome: true, formOf: revenue.name })
