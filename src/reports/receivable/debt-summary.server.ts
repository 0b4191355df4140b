import { zero } from '#kernel/decimal.ts'
import { answers } from '#engine/listing/report.ts'
import { debtSummaryRows } from '../_shared/debts.server.ts'
import { receivableSummary } from './debt-summary.ts'

/** Deposits are made on orders, and there are no orders yet: none is unused. */
export const report = answers(receivableSummary, async (scope, params) => ({
  rows: await debtSummaryRows(scope, 'receivable', params),
  sums: { deposit: zero },
  extra: { deposit: zero },
}))
