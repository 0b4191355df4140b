import { monthlyBesideReport } from '../_shared/monthly-beside.server.ts'
import { salesByMonthBeside } from './monthly-sales-beside.ts'

export const report = monthlyBesideReport(salesByMonthBeside)
