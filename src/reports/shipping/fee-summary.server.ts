import { carrierDebtsReport } from '../_shared/carrier-debts.server.ts'
import { feeSummary } from './fee-summary.ts'

export const report = carrierDebtsReport(feeSummary)
