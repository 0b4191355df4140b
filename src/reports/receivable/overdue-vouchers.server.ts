import { overdueVouchersReport } from '../_shared/overdue-vouchers.server.ts'
import { receivableVouchers } from './overdue-vouchers.ts'

export const report = overdueVouchersReport(receivableVouchers, 'receivable')
