import { profitReport } from '../_shared/profit.server.ts'
import { profitByMonth } from './profit-by-month.ts'

export const report = profitReport(profitByMonth, 'month')
