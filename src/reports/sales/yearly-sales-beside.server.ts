import { monthlyBesideReport } from '../_shared/monthly-beside.server.ts'
import { salesOfYearBeside } from './yearly-sales-beside.ts'

export const report = monthlyBesideReport(salesOfYearBeside)
