import { answers } from '#engine/listing/report.ts'
import { overdueRows } from '../_shared/debts.server.ts'
import { payableOverdue } from './debt-overdue.ts'

export const report = answers(payableOverdue, async (scope, params) => ({
  rows: await overdueRows(scope, 'payable', params),
}))
