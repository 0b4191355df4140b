import { answers, type ReportModule } from '#engine/listing/report.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { lettersWriter } from '../_shared/balance-letters.server.ts'
import { debtSummaryRows, summaryAmounts } from '../_shared/debts.server.ts'
import { fromUnits, withOrdinal } from '../_shared/rows.server.ts'
import { payableSummary } from './debt-summary.ts'

export const report: ReportModule = {
  ...answers(payableSummary, async (scope, params) =>
    answerOf(await debtSummaryRows(scope, 'payable', params), (row, index) =>
      withOrdinal(fromUnits(row, summaryAmounts), index),
    ),
  ),
  letters: lettersWriter('payable'),
}
