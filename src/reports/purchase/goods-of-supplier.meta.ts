import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('purchase', 'goodsOfSupplier', { offHome: true })
