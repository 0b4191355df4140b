import { answers } from '#engine/listing/report.ts'
import { sql } from '#engine/sql.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { withOrdinal } from '../_shared/rows.server.ts'
import { detailRow, tradeDetailRows, type DetailColumns } from '../_shared/trade.server.ts'
import { salesDetail } from './sales-detail.ts'

const want: DetailColumns = {
  side: 'sales',
  amounts: ['discount', 'net'],
  more: {
    column: sql`, t.name as "storeName"`,
    join: sql`
left join store t on ${sql.ours('t')} and t.tenant_id = s.tenant_id and t.id = s.store_id`,
  },
}
const make = detailRow(want)

export const report = answers(salesDetail, async (scope, params) =>
  answerOf(await tradeDetailRows(scope, params, want), (row, index) => withOrdinal(make(row), index)),
)
