/** R12 by voucher: what is open at the end of a day of each voucher, by days overdue. */
import { defineReport } from '#model/report.ts'
import { overdueVouchers } from '../_shared/overdue-vouchers.ts'
import { meta } from './overdue-vouchers.meta.ts'

export const payableVouchers = defineReport(
  overdueVouchers('payable', { meta, code: 'REPORT_QUAHANTRA', file: 'BaoCaoNoQuaHanPhaiTraTheoChungTu' }),
)
