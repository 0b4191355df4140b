/** Nợ quá hạn theo chứng từ: what of one customer's debts is overdue today. */
import { defineReport } from '#model/report.ts'
import { overdueOf } from '../_shared/overdue-of.ts'
import { meta } from './overdue-of-customer.meta.ts'

export const overdueOfCustomer = defineReport(
  overdueOf('receivable', {
    meta,
    code: 'REPORT_QUAHANKHACH',
    file: 'BaoCaoNoQuaHanCuaKhach',
    path: 'rptOverdueOfCustomer',
  }),
)
