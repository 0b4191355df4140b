import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('shipping', 'detailshippingdebt', { offHome: true })
