/** R15 Nợ quá hạn phải thu: open amounts at the end of a day, by days overdue. */
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
