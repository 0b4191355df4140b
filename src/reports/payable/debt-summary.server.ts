import { answers } from '#engine/listing/report.ts'
import { debtSummaryRows } from '../_shared/debts.server.ts'
import { numbered } from '../_shared/rows.server.ts'
import { payableSummary } from './debt-summary.ts'

export const report = answers(payableSummary, async (scope, params) => ({
  rows: numbered(await debtSummaryRows(scope, 'payable', params)),
}))
