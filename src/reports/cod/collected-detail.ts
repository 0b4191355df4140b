/** R22 Chi tiết công nợ thu hộ: what carriers collected, parcel by parcel. */
import { defineReport } from '#model/report.ts'
import { carrierReport, carrierPages } from '../_shared/carrier-debts.ts'
import { meta } from './collected-detail.meta.ts'

export const collectedDetail = defineReport({
  ...carrierReport,
  ...carrierPages.codDetail,
  ...meta,
  file: 'BaoCaoChiTietCongNoThuHo',
})
