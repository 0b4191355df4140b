import { answers, ROW_LIMIT, type ReportParams, type WithRequired } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { everything, lineTotals } from '../_shared/lines.server.ts'
import { fromNumbers, numbered, type SqlRow } from '../_shared/rows.server.ts'
import { bestCustomers } from './best-customers.ts'

type RankingParams = WithRequired<ReportParams<typeof bestCustomers>, 'top'>

const statement = ({ top, ...range }: RankingParams, decimals: number): Sql => sql`
with total as (${lineTotals({ lines: 'sales', filter: { ...everything, ...range }, by: ['partner'], measures: ['net'], decimals })})
select coalesce(g.name, '') as "groupName", p.code as "partnerCode", p.name as "partnerName", coalesce(p.phone1, '') as phone,
  coalesce(p.address1, '') as address, t.net as revenue
from total t
join partner p on p.id = t.partner_id
left join partner_group g on g.tenant_id = p.tenant_id and g.id = p.group_id
where t.net > 0
order by t.net desc, p.code_key
limit ${Math.min(top, ROW_LIMIT + 1)}`

export const report = answers(bestCustomers, async ({ tx, baseCurrency }, params: RankingParams) => {
  const rows = await tx.query<SqlRow>(statement(params, baseCurrency?.decimals ?? 0))
  return { rows: numbered(rows.map((row) => fromNumbers(row, ['revenue']))) }
})
