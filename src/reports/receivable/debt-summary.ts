/**
 * R13 Tổng hợp công nợ phải thu: opening balance, new debts, payments and returns, and closing balance per customer,
 * and what of it are unused deposits on orders.
 */
import { defineReport } from '#model/report.ts'
import { money } from '../_shared/columns.ts'
import { debtSummary } from '../_shared/debts.ts'
import { balanceLetters } from '../_shared/balance-letters.ts'
import { meta } from './debt-summary.meta.ts'

const summary = debtSummary('receivable', {
  meta,
  code: 'REPORT_TCNOTHU',
  file: 'BaoCaoTongHopCongNoPhaiThu',
})

export const receivableSummary = defineReport({
  ...summary,
  columns: [...summary.columns, money('deposit', 'deposit')],
  extra: [{ key: 'depositTotal', kind: 'money', label: 'report.deposit', wire: 'sumDeposit' }],
  sums: [...summary.sums, 'deposit'],
  letters: balanceLetters.receivable,
})
