import { answers, ROW_LIMIT, type ReportParams } from '#engine/listing/report.ts'
import { isPostedSql } from '#engine/states.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { tradeSources } from '#documents/trade.server.ts'
import type { Row } from '#model/table.ts'
import { numbered } from '../_shared/rows.server.ts'
import { idleCustomers } from './idle-customers.ts'

type IdleParams = ReportParams<typeof idleCustomers>

/** The last day on which customer `p` bought, found in an index; returns do not count as buying. */
const lastBought = (to: string): Sql =>
  sql`greatest(${sql.join(
    tradeSources.sales
      .filter(({ sign }) => sign === 1)
      .map(
        ({ kind }) => sql`(select d.day from document d
    where ${sql.ours('d')} and d.partner_id = p.id and d.kind = ${sql.raw(`'${kind}'`)} and ${isPostedSql('d')} and d.day <= ${to}
    order by d.day desc limit 1)`,
      ),
  )})`

const statement = ({ from, to, partnerGroup }: IdleParams): Sql => sql`
select p.code as "partnerCode", p.name as "partnerName", coalesce(p.phone1, '') as phone, coalesce(p.address1, '') as address,
  bought.day as "lastBought", ${to}::date - bought.day as "daysIdle"
from partner p cross join lateral (select ${lastBought(to)} as day) bought
where ${sql.ours('p')} and p.active and p.partner_type in (1, 3) and (bought.day is null or bought.day < ${from})${
  partnerGroup ? sql` and p.group_id = ${partnerGroup}::uuid` : sql.empty
}
order by "daysIdle" desc nulls last, p.code_key
limit ${ROW_LIMIT + 1}`

export const report = answers(idleCustomers, async ({ tx }, params: IdleParams) => ({
  rows: numbered(await tx.query<Row>(statement(params))),
}))
