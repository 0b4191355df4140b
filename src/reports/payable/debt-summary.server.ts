import { answers, type ReportModule } from '#engine/listing/report.ts'
import { lettersWriter } from '../_shared/balance-letters.server.ts'
import { debtSummaryRows } from '../_shared/debts.server.ts'
import { numbered } from '../_shared/rows.server.ts'
import { payableSummary } from './debt-summary.ts'

export const report: ReportModule = {
  ...answers(payableSummary, async (scope, params) => ({
    rows: numbered(await debtSummaryRows(scope, 'payable', params)),
  })),
  letters: lettersWriter('payable'),
}
