import { monthlySalesReport } from '../_shared/monthly.server.ts'
import { salesOfYear } from './yearly-sales.ts'

export const report = monthlySalesReport(salesOfYear)
