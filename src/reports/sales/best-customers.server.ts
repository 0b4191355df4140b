import { answers, ROW_LIMIT, type ReportParams, type WithRequired } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { baseOf, tradeHeads, type Base } from '#documents/trade.server.ts'
import { fromNumbers, numbered, type SqlRow } from '../_shared/rows.server.ts'
import { bestCustomers } from './best-customers.ts'

type RankingParams = WithRequired<ReportParams<typeof bestCustomers>, 'top'>

const statement = ({ top, ...range }: RankingParams, base: Base): Sql => {
  const wanted = Math.min(top, ROW_LIMIT + 1)
  // Names are looked up for those that may be shown only.
  return sql`
with total as materialized (
  select t.* from (select h.partner_id, sum(h.net) as net from (${tradeHeads('sales', range, base)}) h group by h.partner_id) t
  where t.net > 0 order by t.net desc fetch first ${wanted} rows with ties)
select coalesce(g.name, '') as "groupName", p.code as "partnerCode", p.name as "partnerName", coalesce(p.phone1, '') as phone,
  coalesce(p.address1, '') as address, t.net as revenue
from total t
join partner p on ${sql.ours('p')} and p.id = t.partner_id
left join partner_group g on ${sql.ours('g')} and g.tenant_id = p.tenant_id and g.id = p.group_id
order by t.net desc, p.code_key
limit ${wanted}`
}

export const report = answers(bestCustomers, async (scope, params: RankingParams) => {
  const rows = await scope.tx.query<SqlRow>(statement(params, baseOf(scope)))
  return { rows: numbered(rows.map((row) => fromNumbers(row, ['revenue']))) }
})
