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
import type { Side } from '#engine/ledger/read-debts.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import type { OverdueOf } from './overdue-of.ts'
import { fromUnits, madeRows, type SqlRow } from './rows.server.ts'

type Params = WithRequired<ReportParams<OverdueOf>, 'partner'>

/** Open debts past their day at the end of a day; the same condition gives the figure (`lists/partner/hub.server.ts`). */
const overdue = (side: Side, { partner, to }: { partner: string; to: Day }): Sql => sql`
select d.id as "documentId", d.kind as "documentKind", d.number, d.description, e.day as "date", e.due, ${to}::date - e.due as days,
  e.amount as incurred, e.amount - e.settled as remaining
from debt_entry e
left join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
where ${sql.ours('e')} and e.side = ${side} and e.partner_id = ${partner} and e.amount <> e.settled and e.amount > 0 and e.due < ${to}
order by e.due, e.day, d.number, d.seq
limit ${ROW_LIMIT + 1}`

export const overdueOfReport = (definition: OverdueOf, side: Side): ReportModule =>
  answers(definition, async (scope, { partner }: Params) => {
    const found = await scope.tx.query<SqlRow>(overdue(side, { partner, to: scope.today }))
    const rows = await withDescriptions(scope, found, (row) => row['documentKind'])
    return {
      rows: await madeRows(rows, (row) => ({
        ...fromUnits(row, ['incurred', 'remaining']),
        ...describedDocument(scope, row),
      })),
    }
  })
