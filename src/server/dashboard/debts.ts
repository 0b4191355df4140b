/** Receivables and payables, and how much of them is overdue. */
import { sql, type Sql } from '#engine/sql.ts'
import { overdueByPartner } from '#engine/ledger/read-debts.ts'
import { asOfToday, debtText } from '#engine/today.ts'
import type { Statement } from '#engine/tx.ts'
import type { Day } from '#kernel/day.ts'
import type { Scope } from '#engine/scope.ts'
import type { DebtFigures, OverduePartner } from '#wire/described/dashboard.ts'
import { fromUnits, type Part } from './part.ts'

export type Side = 'receivable' | 'payable'

export interface LateRow extends Omit<OverduePartner, 'overdue'> {
  open: string
  days: number
  /** Sum over all partners. */
  overdue: string
  bills: number
}

/**
 * The partners with the largest overdue debt; each row also has the total of all partners. `bills` counts the overdue
 * documents whose debt was incurred (for customers: sales bills), not lent or opened. `more` restricts the entries `e`.
 */
export const late = (side: Side, today: Day, more: Sql = sql.empty): Statement => sql`
  select p.id as "Id", p.code as "ObjID", p.name as "ObjName", l.open::text as open, ${today}::date - l.due as days,
    (sum(l.open) over ())::text as overdue, (sum(l.bills) over ())::int as bills
  from (${overdueByPartner({ today }, side, more)}) l join partner p on ${sql.ours('p')} and p.id = l.partner_id order by l.open desc, p.code_key limit 5`

/** Without rows, nothing is overdue. */
export const lateOf = (rows: readonly LateRow[]): { overdue: number; bills: number; late: OverduePartner[] } => ({
  overdue: fromUnits(rows[0]?.overdue ?? '0'),
  bills: rows[0]?.bills ?? 0,
  late: rows.map(({ Id, ObjID, ObjName, open, days }) => ({ Id, ObjID, ObjName, overdue: fromUnits(open), days })),
})

export const debtPart = (scope: Scope, side: Side): Part<DebtFigures & { bills: number }> => ({
  statements: [
    sql`select coalesce(sum(amount), 0)::text as balance from ${asOfToday(scope, debtText)} b where side = ${side}`,
    late(side, scope.today),
  ],
  toFigures: ([whole, overdue]) => ({
    balance: fromUnits((whole![0] as { balance: string }).balance),
    ...lateOf(overdue as LateRow[]),
  }),
})
