import { answers } from '#engine/listing/report.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { fromNumbers, withOrdinal } from '../_shared/rows.server.ts'
import { tradeSummaryRows, type SummaryColumns } from '../_shared/trade.server.ts'
import { salesSummary } from './sales-summary.ts'

const want: SummaryColumns = { side: 'sales', measures: ['quantity', 'discount', 'net'] }

export const report = answers(salesSummary, async (scope, params) =>
  answerOf(await tradeSummaryRows(scope, params, want), (row, index) =>
    withOrdinal(fromNumbers(row, want.measures), index),
  ),
)
