/**
 * R13 Tổng hợp công nợ phải thu: opening balance, new debts, payments and returns, and closing balance per customer.
 */
import { defineReport } from '#model/report.ts'
import { debtSummary } from '../_shared/debts.ts'
import { meta } from './debt-summary.meta.ts'

const summary = debtSummary('receivable', {
  meta,
  code: 'REPORT_TCNOTHU',
  file: 'BaoCaoTongHopCongNoPhaiThu',
})

export const receivableSummary = defineReport({
  ...summary,
  extra: [{ key: 'deposit', kind: 'money', label: 'report.deposit', wire: 'sumDeposit' }],
  sums: [...summary.sums, 'deposit'],
})
