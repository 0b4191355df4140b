/** Báo cáo chênh lệch tỷ giá: gains and losses by exchange rates on receivables. */
import { defineReport } from '#model/report.ts'
import { exchangeDifference } from '../_shared/exchange.ts'
import { meta } from './exchange-difference.meta.ts'

export const exchangeReceivable = defineReport(
  exchangeDifference('receivable', { meta, code: 'REPORT_CHENHLECHTHU', file: 'BaoCaoChenhLechTyGiaPhaiThu' }),
)
