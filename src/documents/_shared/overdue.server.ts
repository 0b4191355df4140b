/**
 * Overdue documents, counted for the start page. Their list shows the same ones with payStatus 4 (contract documents
 * §14).
 */
import { seenDebts } from '#engine/ledger/seen-debts.ts'
import { sql } from '#engine/sql.ts'
import type { Todo } from '#engine/scope.ts'

/**
 * `kind` is the kind of document that incurs debts on this side, the only one. Only posted documents have entries, so
 * their heads are not read (decision 0066).
 */
export const overdueTodo = (
  { key, kind, side }: { key: string; kind: string; side: 'receivable' | 'payable' },
  needs: Todo['needs'],
): Todo => ({
  key,
  needs,
  shows: { narrow: 'payStatus=4' },
  count: ({ today, tx }) => sql`
    select count(*)::int as count from debt_entry e
    where ${sql.ours('e')} and e.side = ${side} and e.column_name = 'incurred' and not e.further and e.amount <> e.settled and e.amount > e.settled and e.due < ${today}${seenDebts(tx.limits, kind)}`,
})
