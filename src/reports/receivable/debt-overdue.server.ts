import type { Asked } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { overdueRows } from '../_shared/debts.server.ts'
import type { receivableOverdue } from './debt-overdue.ts'

export const receivableOverdueQuery = async (scope: Scope, params: Asked<typeof receivableOverdue>) => ({
  rows: await overdueRows(scope, 'receivable', params),
})
