/**
 * R14 Chi tiết công nợ phải thu: documents with the balance after each, of one customer, or of all customers in
 * blocks.
 */
import { defineReport } from '#model/report.ts'
import { ordinal } from '../_shared/columns.ts'
import { debtAmounts, debtDateColumn, debtDetail, debtNumberColumn, partnerColumns } from '../_shared/debts.ts'
import { balanceLetters } from '../_shared/balance-letters.ts'
import { meta } from './debt-detail.meta.ts'

export const receivableDetail = defineReport({
  ...debtDetail('receivable', {
    meta,
    code: 'REPORT_CTNOTHU',
    file: 'BaoCaoChiTietCongNoPhaiThu',
  }),
  columns: [
    { ...ordinal, wire: 'stt' },
    ...partnerColumns('customer', { code: 'ObjID', name: 'ObjName' }),
    debtDateColumn,
    debtNumberColumn,
    ...debtAmounts,
  ],
  groupBy: 'partnerName',
  groupCode: 'partnerCode',
  ungroupedBy: 'partner',
  letters: balanceLetters.receivable,
})
