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

/** Whoever mends a bill of which none could be made wants it tried again. */
const triedAgain = ({ tx }: Scope, bill: string): Statement =>
  sql`update work w set state = 'waiting', attempts = 0, due_at = ${tx.now}, changed_at = ${tx.now}
where ${sql.ours('w')} and w.kind = 'billInvoice' and w.key = ${bill} and w.state = 'failed'`

/** Nothing in a business that does not want it: its saves ask the database nothing more. */
export const invoicingStatements = (
  scope: Scope,
  { before, after, drawn }: { before: Bill | null; after: Bill; drawn: NumberSql | null },
): readonly Statement[] => {
  const { autoInvoices, tx, now, today, settings, user } = scope
  if (!autoInvoices || !isPostedBill(after)) return []
  if (isPostedBill(before)) return [triedAgain(scope, after.id)]
  const work = {
    kind: 'billInvoice',
    key: after.id,
    about: after.number,
    payload: { bill: after.id, by: user.id } satisfies PayloadOf<'billInvoice'>,
    at: invoicedAt(autoInvoices, after.date as Day, { now, today, timeZone: settings.timeZone }),
  }
  return [workStatement(tx, work, drawn)]
}
