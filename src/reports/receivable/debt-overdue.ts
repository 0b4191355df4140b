/** R15 Nợ quá hạn phải thu: what is open at the end of a day, by how long it is overdue. */
import { defineReport } from '#model/report.ts'
import { money } from '../_shared/columns.ts'
import { customerFilter, range } from '../_shared/params.ts'

export const receivableOverdue = defineReport({
  name: 'overDueDebtsCollect',
  code: 'REPORT_THUQUAHAN',
  right: 'ReportReceivable',
  title: 'report.overDueDebtsCollect',
  params: { ...range, ...customerFilter },
  loads: ['productBranch', 'productGroup'],
  dates: 'asOf',
  conditions: [],
  columns: [
    { key: 'partnerCode', kind: 'code', label: 'report.customerCode', wire: 'makh', of: 'partner', width: 108 },
    { key: 'partnerName', kind: 'text', label: 'report.customerName', wire: 'tenkhach', width: 240 },
    money('totalDebt', 'Tongno'),
    money('notOverdue', 'NoOver'),
    money('overdue15', 'T1_15'),
    money('overdue30', 'T16_30'),
    money('overdue45', 'T31_45'),
    money('overdueMore', 'TOver_45'),
  ],
  sums: ['totalDebt', 'overdue15', 'overdue30', 'overdue45', 'overdueMore', 'notOverdue'],
  orientation: 'portrait',
  file: 'BaoCaoNoQuaHanPhaiThu',
  group: 'receivable',
  wire: { path: 'ReportOfOrder/rptDebtOver', params: 'body' },
})
