/**
 * Overdue documents, counted for the start page. Their list shows the same ones with payStatus 4 (contract documents
 * §14).
 */
import { isPostedSql } from '#engine/states.ts'
import { sql } from '#engine/sql.ts'
import type { Todo } from '#engine/scope.ts'

/** `kind` is the kind of document with debts on this side. */
export const overdueTodo = (
  { key, kind, side }: { key: string; kind: string; side: 'receivable' | 'payable' },
  needs: Todo['needs'],
): Todo => ({
  key,
  needs,
  narrow: 'payStatus=4',
  count: ({ today }) => sql`
    select count(*)::int as count from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
    where ${sql.ours('e')} and e.side = ${side} and e.column_name = 'incurred' and not e.further and e.amount <> e.settled and e.amount > e.settled and e.due < ${today}
      and d.kind = ${kind} and ${isPostedSql('d')}`,
})
