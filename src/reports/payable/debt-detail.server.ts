import { debtDetailReport } from '../_shared/debt-detail.server.ts'
import { payableDetail } from './debt-detail.ts'

export const report = debtDetailReport(payableDetail, 'payable')
