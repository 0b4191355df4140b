import { reportMeta } from '#model/report.ts'
import { meta as detail } from './sales-detail.meta.ts'

export const meta = reportMeta('sales', 'detailMoneySaleCustomerVouchers', { offHome: true, formOf: detail.name })
