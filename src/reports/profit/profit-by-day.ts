/** Lợi nhuận theo ngày: what was earned, by day. */
import { profitPage } from '../_shared/profit.ts'
import { meta } from './profit-by-day.meta.ts'

export const profitByDay = profitPage(meta, 'day')
