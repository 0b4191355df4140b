/** What answers each report, in the order of the registry. */
import type { ReportModule } from '#engine/report.ts'
import { payableDetailReport } from './payable/debt-detail.server.ts'
import { payableOverdueReport } from './payable/debt-overdue.server.ts'
import { payableSummaryReport } from './payable/debt-summary.server.ts'
import { receivableDetailReport } from './receivable/debt-detail.server.ts'
import { receivableOverdueReport } from './receivable/debt-overdue.server.ts'
import { receivableSummaryReport } from './receivable/debt-summary.server.ts'
import { bestCustomersReport } from './sales/best-customers.server.ts'
import { salesByMonthReport } from './sales/monthly-sales.server.ts'
import { salesDetailReport } from './sales/sales-detail.server.ts'
import { salesOfYearReport } from './sales/yearly-sales.server.ts'
import { onHandReport } from './stock/on-hand.server.ts'
import { stockCardReport } from './stock/stock-card.server.ts'
import { stockMovementReport } from './stock/stock-movement.server.ts'

export const reportModules: readonly ReportModule[] = [
  salesDetailReport,
  salesByMonthReport,
  salesOfYearReport,
  bestCustomersReport,
  stockCardReport,
  onHandReport,
  stockMovementReport,
  payableDetailReport,
  payableSummaryReport,
  payableOverdueReport,
  receivableDetailReport,
  receivableSummaryReport,
  receivableOverdueReport,
]
