import { debtDetailReport } from '../_shared/debt-detail.server.ts'
import { receivableDetail } from './debt-detail.ts'

export const report = debtDetailReport(receivableDetail, 'receivable')
