/** Since when an account is open: where a statement of it begins. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'

export type Side = 'receivable' | 'payable'

/**
 * The day of the first entry after the last evening on which nothing was owed, either way; null if nothing is owed now.
 * Read backwards from the balance, by days, because opening debts come before everything.
 */
export const openSince = async ({ tx }: Pick<Scope, 'tx'>, side: Side, partner: string): Promise<Day | null> => {
  if (!isStoredId(partner)) return null
  const [row] = await tx.query<{ since: Day | null }>(sql`
with held as (
  select b.amount from debt_balance b where ${sql.ours('b')} and b.partner_id = ${partner} and b.side = ${side}
), moved as (
  select e.day, sum(e.amount) as amount from (select tenant_id, partner_id, side, day, amount from debt_entry union all select tenant_id, partner_id, side, day, amount from exchange_difference) e where ${sql.ours('e')} and e.partner_id = ${partner} and e.side = ${side} group by e.day
), before as (
  select m.day, h.amount - sum(m.amount) over (order by m.day desc) as amount from moved m cross join held h
)
select max(b.day) as since from before b cross join held h where b.amount = 0 and h.amount <> 0`)
  return row?.since ?? null
}
