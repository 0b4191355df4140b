/** Nợ quá hạn theo chứng từ: what of one supplier's debts is overdue today. */
import { defineReport } from '#model/report.ts'
import { overdueOf } from '../_shared/overdue-of.ts'
import { meta } from './overdue-of-supplier.meta.ts'

export const overdueOfSupplier = defineReport(
  overdueOf('payable', {
    meta,
    code: 'REPORT_QUAHANNCC',
    file: 'BaoCaoNoQuaHanVoiNhaCungCap',
    path: 'rptOverdueOfSupplier',
  }),
)
