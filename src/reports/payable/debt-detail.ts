/** R10 Chi tiết công nợ phải trả: documents of one supplier with the balance after each. */
import { defineReport } from '#model/report.ts'
import { balanceLetters } from '../_shared/balance-letters.ts'
import { debtDetail } from '../_shared/debts.ts'
import { meta } from './debt-detail.meta.ts'

export const payableDetail = defineReport({
  ...debtDetail('payable', { meta, code: 'REPORT_CTNOTRA', file: 'BaoCaoChiTietCongNoPhaiTra' }),
  conditions: [{ field: 'partner', demand: 'chosen', message: 'required.supplier', told: 'info' }],
  letters: balanceLetters.payable,
})
