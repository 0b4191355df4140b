import { add, zero, type Decimal } from '#kernel/decimal.ts'
import { answers, type ReportModule } from '#engine/listing/report.ts'
import { debtSummaryRows } from '../_shared/debts.server.ts'
import { lettersWriter } from '../_shared/balance-letters.server.ts'
import { receivableSummary } from './debt-summary.ts'

export const report: ReportModule = {
  ...answers(receivableSummary, async (scope, params) => {
    const rows = await debtSummaryRows(scope, 'receivable', { ...params, deposits: true })
    const depositTotal = rows.reduce((sum, { deposit }) => add(sum, deposit as Decimal), zero)
    return { rows, extra: { depositTotal } }
  }),
  letters: lettersWriter('receivable'),
}
