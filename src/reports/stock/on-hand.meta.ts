import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('stock', 'detailInventory')
