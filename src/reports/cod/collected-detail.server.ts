import { carrierDebtsReport } from '../_shared/carrier-debts.server.ts'
import { collectedDetail } from './collected-detail.ts'

export const report = carrierDebtsReport(collectedDetail)
