/** R13 Tổng hợp công nợ phải thu: opening, what came, what was paid and returned, and what remains, per customer. */
import { defineReport } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { money } from '../_shared/columns.ts'
import { customerFilter, range } from '../_shared/params.ts'

export const receivableSummary = defineReport({
  name: 'sumReceivableDebts',
  code: 'REPORT_TCNOTHU',
  right: 'ReportReceivable',
  title: 'report.sumReceivableDebts',
  params: { ...range, ...customerFilter },
  dates: 'range',
  conditions: [],
  columns: [
    { key: 'partnerCode', kind: 'code', label: 'report.customerCode', wire: 'makh', of: 'partner', width: 108 },
    { key: 'partnerName', kind: 'text', label: 'report.customerName', wire: 'tenkhach', width: 240 },
    { key: 'groupName', kind: 'text', label: 'report.group', wire: 'nhom', width: 140 },
    money('opening', 'dauky'),
    money('incurred', 'phatsinh'),
    money('paid', 'thanhtoan'),
    money('returned', 'trahang'),
    money('remaining', 'conlai'),
  ],
  groupBy: 'groupName',
  sums: ['opening', 'incurred', 'paid', 'returned', 'remaining', 'deposit'],
  orientation: 'portrait',
  file: 'BaoCaoTongHopCongNoPhaiThu',
  group: 'receivable',
  wire: { path: 'ReportOfOrder/rptDebtTotal', params: 'body' },
})

export const receivableSummaryExtra: readonly Column[] = [
  { key: 'deposit', kind: 'money', label: 'report.deposit', wire: 'sumDeposit' },
]
