import { round, sumOf, type Decimal } from '#kernel/decimal.ts'
import { answers } from '#engine/listing/report.ts'
import { madeRows, numbered, without } from '../_shared/rows.server.ts'
import { tradeSummaryRows } from '../_shared/trade.server.ts'
import { purchaseSummary } from './purchase-summary.ts'

export const report = answers(purchaseSummary, async (scope, params) => {
  const rows = await tradeSummaryRows(scope, params, {
    side: 'purchase',
    measures: ['quantity', 'gross', 'discount', 'net'],
  })
  // The discount is only shown in total, not in the rows; like theirs, with two decimals.
  const discountTotal = round(
    sumOf(rows, (row) => row['discount'] as Decimal),
    2,
  )
  return { rows: numbered(await madeRows(rows, (row) => without(row, ['discount']))), sums: { discountTotal } }
})
