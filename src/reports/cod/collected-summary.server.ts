import { carrierDebtsReport } from '../_shared/carrier-debts.server.ts'
import { collectedSummary } from './collected-summary.ts'

export const report = carrierDebtsReport(collectedSummary)
