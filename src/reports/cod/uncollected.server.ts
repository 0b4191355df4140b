import { carrierDebtsReport } from '../_shared/carrier-debts.server.ts'
import { uncollectedCod } from './uncollected.ts'

export const report = carrierDebtsReport(uncollectedCod)
