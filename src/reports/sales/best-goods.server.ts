import { answers, ROW_LIMIT, type ReportParams } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { everything, lineTotals } from '../_shared/lines.server.ts'
import { fromNumbers, numbered, type SqlRow } from '../_shared/rows.server.ts'
import { bestGoods, BY_VALUE } from './best-goods.ts'

type RankingParams = ReportParams<typeof bestGoods>
/** The default number of rows (contract reports R7). */
const USUAL = 10

const statement = ({ top, by, ...range }: RankingParams, decimals: number): Sql => {
  const [ranked, other] = by === BY_VALUE ? [sql`t.net`, sql`t.quantity`] : [sql`t.quantity`, sql`t.net`]
  const wanted = top !== null && top > 0 ? top : USUAL
  return sql`
with total as (${lineTotals({ lines: 'sales', filter: { ...everything, ...range }, by: ['product'], measures: ['quantity', 'net'], decimals })})
select g.name as "groupName", x.code as "productCode", x.name as "productName", u.name as "unitName", t.quantity, t.net
from total t
join product x on x.id = t.product_id
join product_group g on g.id = x.group_id
join unit u on u.id = x.unit_id
where ${ranked} > 0
order by ${ranked} desc, ${other} desc, x.code_key
limit ${Math.min(wanted, ROW_LIMIT + 1)}`
}

export const report = answers(bestGoods, async ({ tx, baseCurrency }, params: RankingParams) => {
  const rows = await tx.query<SqlRow>(statement(params, baseCurrency?.decimals ?? 0))
  return { rows: numbered(rows.map((row) => fromNumbers(row, ['quantity', 'net']))) }
})
