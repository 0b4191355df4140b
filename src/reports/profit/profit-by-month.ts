/** Lợi nhuận theo tháng: what was earned, by month. */
import { profitPage } from '../_shared/profit.ts'
import { meta } from './profit-by-month.meta.ts'

export const profitByMonth = profitPage(meta, 'month')
