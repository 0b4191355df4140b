import { answers } from '#engine/listing/report.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { detailRow, tradeDetailRows, type DetailColumns } from '../_shared/trade.server.ts'
import { purchaseDetail } from './purchase-detail.ts'

const want: DetailColumns = { side: 'purchase', amounts: ['discount', 'gross', 'net'] }

export const report = answers(purchaseDetail, async (scope, params) =>
  answerOf(await tradeDetailRows(scope, params, want), detailRow(want)),
)
