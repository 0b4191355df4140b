/** R4 with returns, quantity and last year beside it, for a range of months. */
import { defineReport } from '#model/report.ts'
import { monthlyBeside } from '../_shared/monthly-beside.ts'
import { meta } from './monthly-sales-beside.meta.ts'

export const salesByMonthBeside = defineReport({
  ...monthlyBeside,
  ...meta,
  file: 'BaoCaoThongKeTheoHangHoaThangSoSanh',
  dates: 'months',
})
