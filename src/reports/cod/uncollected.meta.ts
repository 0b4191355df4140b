import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('cod', 'notdelivery', { offHome: true })
