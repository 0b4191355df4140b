/** Báo cáo chênh lệch tỷ giá: gains and losses by exchange rates on payables. */
import { defineReport } from '#model/report.ts'
import { exchangeDifference } from '../_shared/exchange.ts'
import { meta } from './exchange-difference.meta.ts'

export const exchangePayable = defineReport(
  exchangeDifference('payable', { meta, code: 'REPORT_CHENHLECHTRA', file: 'BaoCaoChenhLechTyGiaPhaiTra' }),
)
