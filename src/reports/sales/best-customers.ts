/** R6 Khách hàng mua nhiều nhất: the customers with the highest revenue, minus returns. */
import { defineReport } from '#model/report.ts'
import { money, ordinal } from '../_shared/columns.ts'
import { everyRank, range, top } from '../_shared/params.ts'
import { partnerColumns } from '../_shared/debts.ts'
import { meta } from './best-customers.meta.ts'

export const bestCustomers = defineReport({
  ...meta,
  code: 'REPORT_KHNHIEUNHAT',
  params: { ...range, top },
  dates: 'range',
  compares: { by: ['partnerCode'], shown: true, asks: everyRank },
  conditions: [{ field: 'top', demand: 'positive', message: 'required.top', told: 'dialog' }],
  columns: [
    { ...ordinal, wire: 'stt' },
    { key: 'groupName', kind: 'text', label: 'report.group', wire: 'nhomkhach', width: 140 },
    ...partnerColumns('customer', { code: 'makhachhang', name: 'tenkhachhang' }),
    { key: 'phone', kind: 'text', label: 'report.phone', wire: 'dienthoai', dials: true, width: 120 },
    { key: 'address', kind: 'text', label: 'report.address', wire: 'diachi', width: 280 },
    money('revenue', 'doanhso'),
  ],
  sums: ['revenue'],
  orientation: 'portrait',
  file: 'BaoCaoKhachHangMuaNhieuNhat',
  wire: { path: 'ReportOfOrder/rptThongkeTopMuahang', params: 'query' },
})
