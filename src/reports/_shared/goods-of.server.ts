/** Lines of one partner by product; the last price is that of his newest line of it. */
import type { TradeSide } from '#model/document.ts'
import { answers, ROW_LIMIT, type ReportModule, type ReportParams, type WithRequired } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { GoodsOf } from './goods-of.ts'
import { everything, tradeLines } from './lines.server.ts'
import { fromNumbers, madeRows, type SqlRow } from './rows.server.ts'

type Params = WithRequired<ReportParams<GoodsOf>, 'partner'>

/** A line that was returned counts as the newest only where nothing else was traded in the range. */
const goods = (side: TradeSide, params: Params, decimals: number): Sql => sql`
with line as (${tradeLines(side, { ...everything, ...params })}),
total as (
  select product_id, sum(sign * base_quantity) as quantity, sum(sign * round(taxable * exchange_rate, ${decimals}::integer)) as net
  from line group by product_id
), last as (
  select distinct on (product_id) product_id, document_id, kind, number, day, unit_name, round(unit_price * exchange_rate, 4) as price
  from line order by product_id, sign desc, day desc, seq desc, ordinal desc
)
select x.code as "productCode", x.name as "productName", u.name as "unitName", t.quantity, t.net, coalesce(l.price, 0) as "lastPrice",
  l.unit_name as "lastUnit", l.day as "lastDay", l.number, l.document_id as "documentId", l.kind as "documentKind"
from total t
join last l on l.product_id = t.product_id
left join product x on ${sql.ours('x')} and x.id = t.product_id
left join unit u on ${sql.ours('u')} and u.id = x.unit_id
order by x.code_key
limit ${ROW_LIMIT + 1}`

export const goodsOfReport = (definition: GoodsOf, side: TradeSide): ReportModule =>
  answers(definition, async ({ tx, baseCurrency }, params: Params) => {
    const rows = await tx.query<SqlRow>(goods(side, params, baseCurrency?.decimals ?? 0))
    return { rows: await madeRows(rows, (row) => fromNumbers(row, ['quantity', 'net', 'lastPrice'])) }
  })
