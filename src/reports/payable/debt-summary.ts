/**
 * R11 Tổng hợp công nợ phải trả: opening balance, new debts, payments and returns, and closing balance per supplier.
 */
import { defineReport } from '#model/report.ts'
import { balanceLetters } from '../_shared/balance-letters.ts'
import { ordinal } from '../_shared/columns.ts'
import { debtSummary } from '../_shared/debts.ts'
import { meta } from './debt-summary.meta.ts'

const summary = debtSummary('payable', {
  meta,
  code: 'REPORT_TCNOTRA',
  file: 'BaoCaoTongHopCongNoPhaiTra',
})

export const payableSummary = defineReport({
  ...summary,
  columns: [{ ...ordinal, wire: 'stt' }, ...summary.columns],
  letters: balanceLetters.payable,
})
