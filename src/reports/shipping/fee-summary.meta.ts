import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('shipping', 'sumshippingdebt', { offHome: true })
