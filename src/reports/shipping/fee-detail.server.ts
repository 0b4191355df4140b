import { carrierDebtsReport } from '../_shared/carrier-debts.server.ts'
import { feeDetail } from './fee-detail.ts'

export const report = carrierDebtsReport(feeDetail)
