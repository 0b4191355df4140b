import { answers } from '#engine/listing/report.ts'
import { sql } from '#engine/sql.ts'
import { numbered } from '../_shared/rows.server.ts'
import { tradeDetailRows } from '../_shared/trade.server.ts'
import { salesDetail } from './sales-detail.ts'

const store = {
  column: sql`, t.name as "storeName"`,
  join: sql`
join store t on t.tenant_id = s.tenant_id and t.id = s.store_id`,
}

export const report = answers(salesDetail, async (scope, params) => ({
  rows: numbered(await tradeDetailRows(scope, params, { side: 'sales', amounts: ['discount', 'net'], more: store })),
}))
