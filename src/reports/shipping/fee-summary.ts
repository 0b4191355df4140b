/** R26 Tổng hợp công nợ vận chuyển: what each carrier is owed. */
import { defineReport } from '#model/report.ts'
import { carrierReport, carrierPages } from '../_shared/carrier-debts.ts'
import { meta } from './fee-summary.meta.ts'

export const feeSummary = defineReport({
  ...carrierReport,
  ...carrierPages.feeSummary,
  ...meta,
  file: 'BaoCaoTongHopCongNoVanChuyen',
})
