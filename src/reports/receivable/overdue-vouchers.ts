/** R15 by voucher: what is open at the end of a day of each voucher, by days overdue. */
import { defineReport } from '#model/report.ts'
import { overdueVouchers } from '../_shared/overdue-vouchers.ts'
import { meta } from './overdue-vouchers.meta.ts'

export const receivableVouchers = defineReport(
  overdueVouchers('receivable', { meta, code: 'REPORT_THUQUAHAN', file: 'BaoCaoNoQuaHanPhaiThuTheoChungTu' }),
)
