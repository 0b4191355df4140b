import { overdueVouchersReport } from '../_shared/overdue-vouchers.server.ts'
import { payableVouchers } from './overdue-vouchers.ts'

export const report = overdueVouchersReport(payableVouchers, 'payable')
