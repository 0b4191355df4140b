/** R12 Nợ quá hạn phải trả: open amounts at the end of a day, by days overdue. */
import { defineReport } from '#model/report.ts'
import { debtOverdue } from '../_shared/debts.ts'
import { meta } from './debt-overdue.meta.ts'

export const payableOverdue = defineReport(
  debtOverdue('payable', { meta, code: 'REPORT_QUAHANTRA', file: 'BaoCaoNoQuaHanPhaiTra' }),
)
