import { answers } from '#engine/listing/report.ts'
import { overdueRows } from '../_shared/debts.server.ts'
import { receivableOverdue } from './debt-overdue.ts'

export const report = answers(receivableOverdue, async (scope, params) => ({
  rows: await overdueRows(scope, 'receivable', params),
}))
