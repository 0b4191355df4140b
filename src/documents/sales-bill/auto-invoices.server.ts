/** Where a business wants it, a bill that is posted becomes a VAT invoice by itself (decision 0091): as work that waits. */
import type { NumberSql } from '#engine/number-sql.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredDraft } from '#engine/stored.ts'
import type { Statement } from '#engine/tx.ts'
import { workStatement } from '#engine/work.ts'
import type { Day } from '#kernel/day.ts'
import { invoicedAt } from '#model/auto-invoices.ts'
import { isPosted, posting } from '#model/state.ts'
import type { PayloadOf } from '#model/work.ts'
import type { shape } from './shape.ts'

type Bill = StoredDraft<typeof shape>

const isPostedBill = (bill: Bill | null): boolean => bill !== null && isPosted(posting, bill)

/** Whoever mends a bill of which none could be made wants it tried again; one of another day has another turn. */
const triedAgain = ({ tx }: Scope, { id, date }: Bill): Statement =>
  sql`update work w set payload = w.payload || jsonb_build_object('day', ${date}::text), changed_at = ${tx.now},
  due_at = case w.state when 'failed' then ${tx.now} else w.due_at end, attempts = case w.state when 'failed' then 0 else w.attempts end,
  state = case w.state when 'failed' then 'waiting' else w.state end
where ${sql.ours('w')} and w.kind = 'billInvoice' and w.key = ${id} and (w.state = 'failed' or w.payload ->> 'day' is distinct from ${date}::text)`

/** Nothing in a business that does not want it: its saves ask the database nothing more. */
export const invoicingStatements = (
  scope: Scope,
  { before, after, drawn }: { before: Bill | null; after: Bill; drawn: NumberSql | null },
): readonly Statement[] => {
  const { autoInvoices, tx, now, today, settings, user } = scope
  if (!autoInvoices || !isPostedBill(after)) return []
  if (isPostedBill(before)) return [triedAgain(scope, after)]
  const work = {
    kind: 'billInvoice',
    key: after.id,
    about: after.number,
    payload: { bill: after.id, by: user.id, day: after.date as Day } satisfies PayloadOf<'billInvoice'>,
    at: invoicedAt(autoInvoices, after.date as Day, { now, today, timeZone: settings.timeZone }),
  }
  return [workStatement(tx, work, drawn)]
}
