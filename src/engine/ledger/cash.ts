/** Fund balances (contract documents §9). */
import { problem, type Problem } from '#kernel/problem.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Statement, Tx } from '../tx.ts'
import { lockStatement } from '../locks.ts'
import type { CashEntry } from './wanted.ts'

export const cashOf = (document: string): Statement =>
  sql`select fund_id, day, amount from cash_entry c where ${sql.ours('c')} and document_id = ${document}`
export const cashFromRow = (row: unknown): CashEntry => {
  const one = row as { fund_id: string; day: CashEntry['day']; amount: string }
  return { fund: one.fund_id, day: one.day, amount: BigInt(one.amount) }
}

const isSame = (a: readonly CashEntry[], b: readonly CashEntry[]) =>
  a.length === b.length &&
  a.every((entry) =>
    b.some((other) => other.fund === entry.fund && other.day === entry.day && other.amount === entry.amount),
  )

export const changeCash = (
  document: string,
  stored: readonly CashEntry[],
  wanted: readonly CashEntry[],
): Statement[] => {
  if (isSame(stored, wanted)) return []
  const deltas = new Map<string, bigint>()
  for (const entry of stored) deltas.set(entry.fund, (deltas.get(entry.fund) ?? 0n) - entry.amount)
  for (const entry of wanted) deltas.set(entry.fund, (deltas.get(entry.fund) ?? 0n) + entry.amount)
  const moved = [...deltas].filter(([, amount]) => amount !== 0n)
  return [
    ...(stored.length ? [sql`delete from cash_entry c where ${sql.ours('c')} and document_id = ${document}`] : []),
    ...(wanted.length
      ? [
          sql`insert into cash_entry (tenant_id, document_id, fund_id, day, amount)
      select ${sql.tenant}, ${document}::uuid, * from unnest(${wanted.map((c) => c.fund)}::uuid[], ${wanted.map((c) => c.day)}::date[], ${wanted.map((c) => c.amount.toString())}::bigint[])`,
        ]
      : []),
    ...(moved.length
      ? [
          sql`insert into cash_balance (tenant_id, fund_id, amount) select ${sql.tenant}, * from unnest(${moved.map(([fund]) => fund)}::uuid[], ${moved.map(([, amount]) => amount.toString())}::bigint[])
      on conflict (tenant_id, fund_id) do update set amount = cash_balance.amount + excluded.amount`,
        ]
      : []),
  ]
}

/**
 * Checks, after the entries are written, that no touched fund is negative at the end of any day (setting negativeFund
 * false).
 */
export const checkFunds = async (tx: Tx, funds: readonly string[]): Promise<Problem[]> => {
  if (funds.length === 0) return []
  const rows = await tx.query<{ name: string }>(sql`
    select f.name from fund f where ${sql.ours('f')} and f.id = any(${funds}::uuid[]) and exists (
      select 1 from (select sum(sum(c.amount)) over (order by c.day) as running from cash_entry c where ${sql.ours('c')} and c.fund_id = f.id group by c.day) r
      where r.running + f.opening_balance * 10000 < 0)`)
  return rows.map((row) => problem('fund', 'fundShort', { name: row.name }))
}

/**
 * Deletes a balance of 0, which remains after deleted vouchers, so that it does not block the deletion of the fund.
 */
export const forgetEmptyBalance = async ({ tx }: Scope, fund: string): Promise<void> => {
  await tx.batch([
    lockStatement({ products: [], partners: [], funds: [fund] }),
    sql`delete from cash_balance b where ${sql.ours('b')} and fund_id = ${fund} and amount = 0`,
  ])
}
