/** R24 Đơn hàng chưa trả phí: parcels whose fee is not paid. */
import { defineReport } from '#model/report.ts'
import { carrierReport, carrierPages } from '../_shared/carrier-debts.ts'
import { meta } from './unpaid-fees.meta.ts'

export const unpaidFees = defineReport({
  ...carrierReport,
  ...carrierPages.feeLeft,
  ...meta,
  file: 'BaoCaoDonHangChuaTra',
})
