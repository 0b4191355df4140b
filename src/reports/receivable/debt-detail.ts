/** R14 Chi tiết công nợ phải thu: documents with the balance after each, of one customer or of all, block by block. */
import { defineReport } from '#model/report.ts'
import { ordinal } from '../_shared/columns.ts'
import { debtAmounts, debtDateColumn, debtDetail, debtNumberColumn, partnerColumns } from '../_shared/debts.ts'

export const receivableDetail = defineReport({
  ...debtDetail('receivable', {
    name: 'detailsReceivableDebts',
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
})
