/** R11 Tổng hợp công nợ phải trả: opening, what came, what was paid and returned, and what remains, per supplier. */
import { defineReport } from '#model/report.ts'
import { ordinal } from '../_shared/columns.ts'
import { debtSummary } from '../_shared/debts.ts'

const summary = debtSummary('payable', {
  name: 'sumPayable',
  code: 'REPORT_TCNOTRA',
  file: 'BaoCaoTongHopCongNoPhaiTra',
})

export const payableSummary = defineReport({ ...summary, columns: [{ ...ordinal, wire: 'stt' }, ...summary.columns] })
