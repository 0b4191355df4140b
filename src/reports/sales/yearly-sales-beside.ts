/** R4 with returns, quantity and last year beside it, of a year. */
import { defineReport } from '#model/report.ts'
import { monthlyBeside } from '../_shared/monthly-beside.ts'
import { meta } from './yearly-sales-beside.meta.ts'

export const salesOfYearBeside = defineReport({
  ...monthlyBeside,
  ...meta,
  file: 'BaoCaoThongKeBanHangTheoThangSoSanh',
  dates: 'year',
})
