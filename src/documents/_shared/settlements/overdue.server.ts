/**
 * Overdue documents and those due today, counted for start page and bell. Their list shows the same ones with payStatus
 * 4 (contract documents §14) and 5.
 */
import { seenDebts } from '#engine/ledger/seen-debts.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Scope, Todo } from '#engine/scope.ts'

interface Debts {
  /** The name in the keys of the entries. */
  as: string
  /** The kind of document that incurs debts on this side, the only one. */
  kind: string
  side: 'receivable' | 'payable'
}

/** Only posted documents have entries, so their heads are not read (decision 0066). */
const openDebts = ({ tx }: Scope, { kind, side }: Debts, due: Sql): Sql => sql`
    select count(*)::int as count from debt_entry e
    where ${sql.ours('e')} and e.side = ${side} and e.column_name = 'incurred' and not e.further and e.amount <> e.settled and e.amount > e.settled and ${due}${seenDebts(tx.limits, kind)}`

export const debtTodos = (debts: Debts, needs: Todo['needs']): Todo[] => [
  {
    key: `overdue${debts.as}`,
    needs,
    shows: { narrow: 'payStatus=4' },
    isLate: true,
    count: (scope) => openDebts(scope, debts, sql`e.due < ${scope.today}`),
  },
  {
    key: `due${debts.as}`,
    needs,
    shows: { narrow: 'payStatus=5' },
    inBellOnly: true,
    count: (scope) => openDebts(scope, debts, sql`e.due = ${scope.today}`),
  },
]
