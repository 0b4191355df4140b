/** R25 Chi tiết công nợ vận chuyển: what carriers are owed, parcel by parcel. */
import { defineReport } from '#model/report.ts'
import { carrierReport, carrierPages } from '../_shared/carrier-debts.ts'
import { meta } from './fee-detail.meta.ts'

export const feeDetail = defineReport({
  ...carrierReport,
  ...carrierPages.feeDetail,
  ...meta,
  file: 'BaoCaoChiTietCongNoVanChuyen',
})
