import { answers, ROW_LIMIT, type Asked } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { fromNumbers, numbered, type SqlRow } from '../_shared/rows.server.ts'
import { salesDetail } from './sales-detail.ts'
import { tradeLines } from '../_shared/lines.server.ts'

/** `decimals`: of the base currency. */
const statement = (params: Asked<typeof salesDetail>, decimals: number): Sql => sql`
with sold as (${tradeLines('sales', params)})
select s.document_id as "documentId", s.kind as "documentKind", s.number, s.day as "date", p.code as "customerCode", p.name as "customerName",
  x.code as "productCode", x.name as "productName", s.unit_name as "unitName", s.sign * s.quantity as quantity, round(s.unit_price * s.exchange_rate, 4) as price,
  s.sign * round(s.discount * s.exchange_rate, ${decimals}::integer) as discount, s.sign * round(s.taxable * s.exchange_rate, ${decimals}::integer) as amount, t.name as "storeName"
from sold s
join partner p on p.tenant_id = s.tenant_id and p.id = s.partner_id
join product x on x.tenant_id = s.tenant_id and x.id = s.product_id
join store t on t.tenant_id = s.tenant_id and t.id = s.store_id
order by p.code_key, s.day, s.number, s.seq, s.ordinal
limit ${ROW_LIMIT + 1}`

const amounts = ['quantity', 'price', 'discount', 'amount'] as const

export const report = answers(salesDetail, async ({ tx, baseCurrency }: Scope, params: Asked<typeof salesDetail>) => {
  const rows = await tx.query<SqlRow>(statement(params, baseCurrency?.decimals ?? 0))
  return { rows: numbered(rows.map((row) => fromNumbers(row, amounts))) }
})
