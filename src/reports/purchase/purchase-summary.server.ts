import { add, round, zero, type Decimal } from '#kernel/decimal.ts'
import { answers } from '#engine/listing/report.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { fromNumbers, without, withOrdinal } from '../_shared/rows.server.ts'
import { tradeSummaryRows, type SummaryColumns } from '../_shared/trade.server.ts'
import { purchaseSummary } from './purchase-summary.ts'

const want: SummaryColumns = { side: 'purchase', measures: ['quantity', 'gross', 'discount', 'net'] }

export const report = answers(purchaseSummary, async (scope, params) => {
  // The discount is only shown in total, not in the rows; like theirs, with two decimals.
  let discount = zero
  return answerOf(
    await tradeSummaryRows(scope, params, want),
    (found, index) => {
      const row = fromNumbers(found, want.measures)
      discount = add(discount, row['discount'] as Decimal)
      return withOrdinal(without(row, ['discount']), index)
    },
    () => ({ sums: { Discount: round(discount, 2) } }),
  )
})
