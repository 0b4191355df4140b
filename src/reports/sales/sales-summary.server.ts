import { answers } from '#engine/listing/report.ts'
import { numbered } from '../_shared/rows.server.ts'
import { tradeSummaryRows } from '../_shared/trade.server.ts'
import { salesSummary } from './sales-summary.ts'

export const report = answers(salesSummary, async (scope, params) => ({
  rows: numbered(await tradeSummaryRows(scope, params, { side: 'sales', measures: ['quantity', 'discount', 'net'] })),
}))
