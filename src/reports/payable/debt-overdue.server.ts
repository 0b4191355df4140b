import { answers } from '#engine/listing/report.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { overdueAmounts, overdueRows } from '../_shared/debts.server.ts'
import { fromUnits } from '../_shared/rows.server.ts'
import { payableOverdue } from './debt-overdue.ts'

export const report = answers(payableOverdue, async (scope, params) =>
  answerOf(await overdueRows(scope, 'payable', params), (row) => fromUnits(row, overdueAmounts)),
)
