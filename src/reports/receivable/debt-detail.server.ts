import type { Asked, LiveAnswer, ReportAnswer } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { debtDetail } from '../_shared/debt-detail.server.ts'
import type { receivableDetail } from './debt-detail.ts'

export const receivableDetailQuery = (
  scope: Scope,
  params: Asked<typeof receivableDetail>,
): Promise<ReportAnswer | LiveAnswer> => debtDetail(scope, 'receivable', params)
