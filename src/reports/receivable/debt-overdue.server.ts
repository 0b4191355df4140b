import { answers } from '#engine/listing/report.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { overdueAmounts, overdueRows } from '../_shared/debts.server.ts'
import { fromUnits } from '../_shared/rows.server.ts'
import { receivableOverdue } from './debt-overdue.ts'

export const report = answers(receivableOverdue, async (scope, params) =>
  answerOf(await overdueRows(scope, 'receivable', params), (row) => fromUnits(row, overdueAmounts)),
)
