import { add, zero, type Decimal } from '#kernel/decimal.ts'
import { answers, type ReportModule } from '#engine/listing/report.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { debtSummaryRows, summaryAmounts } from '../_shared/debts.server.ts'
import { lettersWriter } from '../_shared/balance-letters.server.ts'
import { fromUnits } from '../_shared/rows.server.ts'
import { receivableSummary } from './debt-summary.ts'

export const report: ReportModule = {
  ...answers(receivableSummary, async (scope, params) => {
    let depositTotal = zero
    return answerOf(
      await debtSummaryRows(scope, 'receivable', { ...params, deposits: true }),
      (found) => {
        const row = fromUnits(found, [...summaryAmounts, 'deposit'])
        depositTotal = add(depositTotal, row['deposit'] as Decimal)
        return row
      },
      () => ({ extra: { depositTotal } }),
    )
  }),
  letters: lettersWriter('receivable'),
}
