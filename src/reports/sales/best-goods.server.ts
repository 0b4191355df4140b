import { answers, ROW_LIMIT, type ReportParams } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { everything } from '../_shared/lines.server.ts'
import { fromNumbers, numbered, type SqlRow } from '../_shared/rows.server.ts'
import { soldIn, type SoldQuery } from '../_shared/sales-sums.server.ts'
import { bestGoods, BY_VALUE } from './best-goods.ts'

type RankingParams = ReportParams<typeof bestGoods>
/** The default number of rows (contract reports R7). */
const USUAL = 10

const statement = ({ top, by, ...range }: RankingParams, sold: Pick<SoldQuery, 'decimals' | 'isLimited'>): Sql => {
  const [ranked, other] = by === BY_VALUE ? ['net', 'quantity'] : ['quantity', 'net']
  const order = sql`t.${sql.raw(ranked)} desc, t.${sql.raw(other)} desc`
  const wanted = Math.min(top !== null && top > 0 ? top : USUAL, ROW_LIMIT + 1)
  // Names are looked up for those that may be shown only.
  return sql`
with total as materialized (
  select t.* from (select s.product_id, sum(s.quantity) as quantity, sum(s.net) as net from (${soldIn({ filter: { ...everything, ...range }, by: 'product', ...sold })}) s group by s.product_id) t
  where t.${sql.raw(ranked)} > 0 order by ${order} fetch first ${wanted} rows with ties)
select g.name as "groupName", x.code as "productCode", x.name as "productName", u.name as "unitName", t.quantity, t.net
from total t
join product x on ${sql.ours('x')} and x.id = t.product_id
join product_group g on ${sql.ours('g')} and g.id = x.group_id
join unit u on ${sql.ours('u')} and u.id = x.unit_id
order by ${order}, x.code_key
limit ${wanted}`
}

export const report = answers(bestGoods, async ({ tx, baseCurrency }, params: RankingParams) => {
  const sold = { decimals: baseCurrency?.decimals ?? 0, isLimited: tx.limits !== null }
  const rows = await tx.query<SqlRow>(statement(params, sold))
  return { rows: numbered(rows.map((row) => fromNumbers(row, ['quantity', 'net']))) }
})
