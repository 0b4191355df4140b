/** Which query answers which report. */
import type { ReportModule, ReportQuery } from '#engine/report.ts'
import { reportExtras, reports } from './index.ts'
import { receivableDetailQuery } from './receivable/debt-detail.server.ts'
import { receivableOverdueQuery } from './receivable/debt-overdue.server.ts'
import { receivableSummaryQuery } from './receivable/debt-summary.server.ts'
import { salesDetailQuery } from './sales/sales-detail.server.ts'
import { onHandQuery } from './stock/on-hand.server.ts'
import { stockCardQuery } from './stock/stock-card.server.ts'
import { stockMovementQuery } from './stock/stock-movement.server.ts'

export const queries: Readonly<Record<string, ReportQuery>> = {
  detailMoneySaleCustomer: salesDetailQuery,
  detailTagStore: stockCardQuery,
  detailInventory: onHandQuery,
  detailImportInventory: stockMovementQuery,
  detailsReceivableDebts: receivableDetailQuery,
  sumReceivableDebts: receivableSummaryQuery,
  overDueDebtsCollect: receivableOverdueQuery,
}

/** Everything a call of a report needs; a report without a query does not start. */
export const reportModules: readonly ReportModule[] = reports.map((definition) => {
  const query = queries[definition.name]
  if (!query) throw new Error(`No query answers ${definition.name}`)
  return { definition, query, extra: reportExtras[definition.name] ?? [] }
})
