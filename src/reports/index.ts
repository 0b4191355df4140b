/** The registry of reports: an explicit list, in the order of the report home. */
import type { AnyReport } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { debtDetailExtra, receivableDetail } from './receivable/debt-detail.ts'
import { receivableOverdue } from './receivable/debt-overdue.ts'
import { receivableSummary, receivableSummaryExtra } from './receivable/debt-summary.ts'
import { salesDetail } from './sales/sales-detail.ts'
import { onHand, storesExtra } from './stock/on-hand.ts'
import { stockCard, stockCardExtra } from './stock/stock-card.ts'
import { stockMovement } from './stock/stock-movement.ts'

export const reports: readonly AnyReport[] = [
  salesDetail,
  stockCard,
  onHand,
  stockMovement,
  receivableDetail,
  receivableSummary,
  receivableOverdue,
]

/** Single values beside the rows, for the head and the print of a report, by its name; their wire names are those of the print object. */
export const reportExtras: Readonly<Record<string, readonly Column[]>> = {
  [stockCard.name]: stockCardExtra,
  [onHand.name]: storesExtra,
  [stockMovement.name]: storesExtra,
  [receivableDetail.name]: debtDetailExtra,
  [receivableSummary.name]: receivableSummaryExtra,
}
