import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('profit', 'profitProduct', { figure: 'profit' })
