import { zero } from '#kernel/decimal.ts'
import { answers } from '#engine/listing/report.ts'
import { debtSummaryRows } from '../_shared/debts.server.ts'
import { receivableSummary } from './debt-summary.ts'

/** Deposits are paid on sales orders, which do not exist yet, so the column is 0. */
export const report = answers(receivableSummary, async (scope, params) => ({
  rows: await debtSummaryRows(scope, 'receivable', params),
  sums: { deposit: zero },
  extra: { deposit: zero },
}))
