import { profitReport } from '../_shared/profit.server.ts'
import { profitByDay } from './profit-by-day.ts'

export const report = profitReport(profitByDay, 'day')
