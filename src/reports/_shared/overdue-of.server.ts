/** The entries of one partner that are open and past their day, opening debts included, the oldest first. */
import {
  answers,
  describedDocument,
  ROW_LIMIT,
  type ReportModule,
  type ReportParams,
  type WithRequired,
} from '#engine/listing/report.ts'
import { withDescriptions } from '#engine/document/made-text.ts'
import { overdueToday, type Side } from '#engine/ledger/read-debts.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { OverdueOf } from './overdue-of.ts'
import { fromUnits, madeRows, type SqlRow } from './rows.server.ts'
import { inTextOrder } from '#engine/text-order.ts'

type Params = WithRequired<ReportParams<OverdueOf>, 'partner'>

/** Open debts past their day today; the same entries give the figure (`lists/partner/hub.server.ts`). */
const overdue = ({ today }: Scope, side: Side, partner: string): Sql => sql`
select d.id as "documentId", d.kind as "documentKind", d.number, d.description, e.day as "date", e.due, ${today}::date - e.due as days,
  e.amount as incurred, e.remaining
from (
  select o.document_id, o.day, o.due, o.amount, sum(o.rest)::bigint as remaining
  from (${overdueToday({ today }, side, {
    more: sql` and ${sql.ours('e')} and e.partner_id = ${partner}`,
    columns: sql`, e.document_id, e.day, e.amount`,
  })}) o
  group by o.document_id, o.day, o.due, o.amount
) e
left join document d on ${sql.ours('d')} and d.id = e.document_id
order by e.due, e.day, d.number ${inTextOrder}, d.seq
limit ${ROW_LIMIT + 1}`

export const overdueOfReport = (definition: OverdueOf, side: Side): ReportModule =>
  answers(definition, async (scope, { partner }: Params) => {
    const found = await scope.tx.query<SqlRow>(overdue(scope, side, partner))
    const rows = await withDescriptions(scope, found, (row) => row['documentKind'])
    return {
      rows: await madeRows(rows, (row) => ({
        ...fromUnits(row, ['incurred', 'remaining']),
        ...describedDocument(scope, row),
      })),
    }
  })
