/** R14 Chi tiết công nợ phải thu: documents with the balance after each, of one customer or of all, block by block. */
import { ref } from '#model/field.ts'
import { defineReport } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { money } from '../_shared/columns.ts'
import { customerGroup, range } from '../_shared/params.ts'

export const receivableDetail = defineReport({
  name: 'detailsReceivableDebts',
  code: 'REPORT_CTNOTHU',
  right: 'ReportReceivable',
  title: 'report.detailsReceivableDebts',
  params: {
    ...range,
    partnerGroup: customerGroup,
    partner: ref('partner')({ label: 'report.customer', wire: 'ObjID', narrow: { objType: 'kh' } }),
  },
  dates: 'range',
  conditions: [],
  columns: [
    { key: 'ordinal', kind: 'integer', label: 'report.ordinal', wire: 'stt', width: 50 },
    { key: 'partnerCode', kind: 'code', label: 'report.customerCode', wire: 'ObjID', of: 'partner', width: 108 },
    { key: 'partnerName', kind: 'text', label: 'report.customerName', wire: 'ObjName', width: 220 },
    { key: 'date', kind: 'day', label: 'report.date', wire: 'ngay', width: 96 },
    { key: 'number', kind: 'code', label: 'report.number', wire: 'sophieu', width: 108 },
    { key: 'description', kind: 'text', label: 'report.description', wire: 'diengiai', width: 280 },
    money('incurred', 'phatsinh'),
    money('returned', 'trahang'),
    money('paid', 'thanhtoan'),
    { ...money('remaining', 'conlai'), total: false },
  ],
  groupBy: 'partnerName',
  groupCode: 'partnerCode',
  ungroupedBy: 'partner',
  sums: ['incurred', 'paid', 'returned', 'remaining'],
  orientation: 'portrait',
  file: 'BaoCaoChiTietCongNoPhaiThu',
  group: 'receivable',
  wire: { path: 'ReportOfOrder/rptChitietcongno', params: 'query' },
})

/** For the head and the print; the sums under the names the print knows. */
export const debtDetailExtra: readonly Column[] = [
  { key: 'partnerName', kind: 'text', label: 'report.customer', wire: 'nameObject' },
  { key: 'incurredTotal', kind: 'money', label: 'report.incurred', wire: 'sumNo' },
  { key: 'paidTotal', kind: 'money', label: 'report.paid', wire: 'sumThanhtoan' },
  { key: 'returnedTotal', kind: 'money', label: 'report.returned', wire: 'sumTra' },
  { key: 'closing', kind: 'money', label: 'report.remaining', wire: 'sumTotal' },
]
