import { zero } from '#kernel/decimal.ts'
import type { Row } from '#model/table.ts'
import type { Asked } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { debtSummaryRows } from '../_shared/debts.server.ts'
import type { receivableSummary } from './debt-summary.ts'

/** Deposits are made on orders, and there are no orders yet: none is unused. */
export const receivableSummaryQuery = async (scope: Scope, params: Asked<typeof receivableSummary>) => ({
  rows: await debtSummaryRows(scope, 'receivable', params),
  sums: { deposit: zero },
  extra: { deposit: zero } satisfies Row,
})
