/** The registry of reports: an explicit list, in the order of the report home. */
import type { AnyReport } from '#model/report.ts'
import { payableDetail } from './payable/debt-detail.ts'
import { payableOverdue } from './payable/debt-overdue.ts'
import { payableSummary } from './payable/debt-summary.ts'
import { receivableDetail } from './receivable/debt-detail.ts'
import { receivableOverdue } from './receivable/debt-overdue.ts'
import { receivableSummary } from './receivable/debt-summary.ts'
import { bestCustomers } from './sales/best-customers.ts'
import { salesByMonth } from './sales/monthly-sales.ts'
import { salesDetail } from './sales/sales-detail.ts'
import { salesOfYear } from './sales/yearly-sales.ts'
import { onHand } from './stock/on-hand.ts'
import { stockCard } from './stock/stock-card.ts'
import { stockMovement } from './stock/stock-movement.ts'

export const reports: readonly AnyReport[] = [
  salesDetail,
  salesByMonth,
  salesOfYear,
  bestCustomers,
  stockCard,
  onHand,
  stockMovement,
  payableDetail,
  payableSummary,
  payableOverdue,
  receivableDetail,
  receivableSummary,
  receivableOverdue,
]
