import { answers } from '#engine/listing/report.ts'
import { tradeDetailRows } from '../_shared/trade.server.ts'
import { purchaseDetail } from './purchase-detail.ts'

export const report = answers(purchaseDetail, async (scope, params) => ({
  rows: await tradeDetailRows(scope, params, { side: 'purchase', amounts: ['discount', 'gross', 'net'] }),
}))
