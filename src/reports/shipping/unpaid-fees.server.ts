import { carrierDebtsReport } from '../_shared/carrier-debts.server.ts'
import { unpaidFees } from './unpaid-fees.ts'

export const report = carrierDebtsReport(unpaidFees)
