/** R23 Tổng hợp công nợ thu hộ: what each carrier owes of what it collected. */
import { defineReport } from '#model/report.ts'
import { carrierReport, carrierPages } from '../_shared/carrier-debts.ts'
import { meta } from './collected-summary.meta.ts'

export const collectedSummary = defineReport({
  ...carrierReport,
  ...carrierPages.codSummary,
  ...meta,
  file: 'BaoCaoTongHopCongNoThuHo',
})
