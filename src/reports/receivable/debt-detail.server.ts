import type { Asked, ReportAnswer } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { debtDetail } from '../_shared/debt-detail.server.ts'
import type { receivableDetail } from './debt-detail.ts'

export const receivableDetailQuery = (scope: Scope, params: Asked<typeof receivableDetail>): Promise<ReportAnswer> =>
  debtDetail(scope, 'receivable', params)
