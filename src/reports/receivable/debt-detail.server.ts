import type { Asked, ReportAnswer } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { debtDetail } from '../_shared/debt-detail.server.ts'
import type { receivableDetail } from './debt-detail.ts'

export const receivableDetailQuery = async (
  scope: Scope,
  params: Asked<typeof receivableDetail>,
): Promise<ReportAnswer> =>
  params.partner ? debtDetail(scope, 'receivable', { ...params, partner: params.partner }) : { rows: [] }
