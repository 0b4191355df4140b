import { monthlySalesReport } from '../_shared/monthly.server.ts'
import { salesByMonth } from './monthly-sales.ts'

export const report = monthlySalesReport(salesByMonth)
