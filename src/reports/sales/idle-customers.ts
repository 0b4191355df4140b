/** R5 Khách hàng không mua hàng: customers in use without a bill in the range, those who stayed away longest first. */
import { defineReport } from '#model/report.ts'
import { ordinal } from '../_shared/columns.ts'
import { partnerColumns } from '../_shared/debts.ts'
import { partnerFilter, range } from '../_shared/params.ts'
import { meta } from './idle-customers.meta.ts'

const { partnerGroup } = partnerFilter('customer')

export const idleCustomers = defineReport({
  ...meta,
  code: 'REPOR_KHKHONGMUA',
  params: { ...range, partnerGroup },
  dates: 'range',
  conditions: [],
  columns: [
    { ...ordinal, wire: 'stt' },
    ...partnerColumns('customer', { code: 'makhachhang', name: 'tenkhachhang' }),
    { key: 'phone', kind: 'text', label: 'report.phone', wire: 'dienthoai', dials: true, width: 120 },
    { key: 'address', kind: 'text', label: 'report.address', wire: 'diachi', width: 280 },
    { key: 'lastBought', kind: 'day', label: 'report.lastBought', wire: 'ngaymuagannhat', optional: true, width: 110 },
    {
      key: 'daysIdle',
      kind: 'integer',
      label: 'report.daysIdle',
      sheetLabel: 'report.daysIdleInSheet',
      wire: 'songaychuamua',
      optional: true,
      width: 110,
    },
  ],
  sums: [],
  decides: 'daysIdle',
  orientation: 'portrait',
  file: 'BaoCaoKhachHangKhongMuaHang',
  wire: { path: 'ReportOfOrder/rptThongkeKhongmuahang', params: 'body' },
})
