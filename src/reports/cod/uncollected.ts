/** R21 Đơn hàng COD chưa thu: parcels whose carriers have money to collect or to hand over. */
import { defineReport } from '#model/report.ts'
import { carrierReport, carrierPages } from '../_shared/carrier-debts.ts'
import { meta } from './uncollected.meta.ts'

export const uncollectedCod = defineReport({
  ...carrierReport,
  ...carrierPages.codLeft,
  ...meta,
  file: 'BaoCaoDonHangCODChuaThu',
})
