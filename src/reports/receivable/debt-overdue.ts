/** R15 Nợ quá hạn phải thu: what is open at the end of a day, by how long it is overdue. */
import { defineReport } from '#model/report.ts'
import { debtOverdue } from '../_shared/debts.ts'
import { meta } from './debt-overdue.meta.ts'

export const receivableOverdue = defineReport({
  ...debtOverdue('receivable', {
    meta,
    code: 'REPORT_THUQUAHAN',
    file: 'BaoCaoNoQuaHanPhaiThu',
  }),
  loads: ['productBranch', 'productGroup'],
})
