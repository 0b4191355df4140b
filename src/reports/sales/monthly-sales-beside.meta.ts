import { reportMeta } from '#model/report.ts'
import { meta as revenue } from './monthly-sales.meta.ts'

export const meta = reportMeta('sales', 'statisticsSalesByProductMonthBeside', { offHome: true, formOf: revenue.name })
