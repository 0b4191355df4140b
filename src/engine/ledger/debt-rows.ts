/** Debt entries and allocations as rows: reading them, and the set-based statements that write them. */
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import type { DebtEntry } from './wanted.ts'

export interface StoredDebt {
  document: string
  side: string
  partner: string
  column: string
  day: string
  due: string
  amount: bigint
  settled: bigint
  number: string
}
export interface Allocation {
  credit: string
  debt: string
  side: string
  document: string
  /** Of its two ends the later day. */
  day: string
  /** The earlier one. */
  since: string
  amount: bigint
  elastic: boolean
  wanted: bigint
}

export interface DebtState {
  entries: StoredDebt[]
  allocations: Allocation[]
}

const entryColumns = sql.raw(
  'e.document_id, e.side, e.partner_id, e.column_name, e.day, e.due, e.amount, e.settled, d.number',
)
interface DebtRow {
  document_id: string
  side: string
  partner_id: string
  column_name: string
  day: string
  due: string
  amount: string
  settled: string
  number: string
}
export const debtFromRow = (row: unknown): StoredDebt => {
  const one = row as DebtRow
  return {
    document: one.document_id,
    side: one.side,
    partner: one.partner_id,
    column: one.column_name,
    day: one.day,
    due: one.due,
    amount: BigInt(one.amount),
    settled: BigInt(one.settled),
    number: one.number,
  }
}

/** What the ledger holds for a document: its entries and every allocation it takes part in. */
export const debtStatements = (document: string): readonly [Statement, Statement] => [
  sql`select ${entryColumns} from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where e.document_id = ${document}`,
  sql`select credit_id, debt_id, side, document_id, day, since, amount, elastic, wanted from allocation where document_id = ${document}
      union select credit_id, debt_id, side, document_id, day, since, amount, elastic, wanted from allocation where credit_id = ${document}
      union select credit_id, debt_id, side, document_id, day, since, amount, elastic, wanted from allocation where debt_id = ${document}`,
]
export const debtStateFrom = ([entries, allocations]: readonly unknown[][]): DebtState => ({
  entries: entries!.map(debtFromRow),
  allocations: (
    allocations as {
      credit_id: string
      debt_id: string
      side: string
      document_id: string
      day: string
      since: string
      amount: string
      elastic: boolean
      wanted: string
    }[]
  ).map((row) => ({
    credit: row.credit_id,
    debt: row.debt_id,
    side: row.side,
    document: row.document_id,
    day: row.day,
    since: row.since,
    amount: BigInt(row.amount),
    elastic: row.elastic,
    wanted: BigInt(row.wanted),
  })),
})
export const noDebts: DebtState = { entries: [], allocations: [] }

export const vouchersOf = (documents: readonly string[]): Statement =>
  sql`select ${entryColumns} from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where e.document_id = any(${documents}::uuid[])`

/** `settled` moves with the sign of the entry it belongs to. */
export const settleStatement = (deltas: ReadonlyMap<string, bigint>): Statement => {
  const list = [...deltas]
    .filter(([, amount]) => amount !== 0n)
    .map(([place, amount]) => ({ document: place.split('/')[0]!, side: place.split('/')[1]!, amount }))
  return sql`update debt_entry e set settled = e.settled + sign(e.amount)::bigint * v.amount
    from unnest(${list.map((v) => v.document)}::uuid[], ${list.map((v) => v.side)}::text[], ${list.map((v) => v.amount.toString())}::bigint[]) as v (document_id, side, amount)
    where e.document_id = v.document_id and e.side = v.side`
}

export const insertAllocations = (list: readonly Allocation[]): Statement => sql`
  insert into allocation (credit_id, debt_id, side, document_id, day, since, amount, elastic, wanted)
  select * from unnest(${list.map((a) => a.credit)}::uuid[], ${list.map((a) => a.debt)}::uuid[], ${list.map((a) => a.side)}::text[], ${list.map((a) => a.document)}::uuid[],
    ${list.map((a) => a.day)}::date[], ${list.map((a) => a.since)}::date[], ${list.map((a) => a.amount.toString())}::bigint[], ${list.map((a) => a.elastic)}::boolean[], ${list.map((a) => a.wanted.toString())}::bigint[])`

/** Spreads what payments leave open of the vouchers over their elastic allocations, in the order of the documents. */
export const reflow = (vouchers: readonly string[]): Statement => sql`
  with spread as (
    select a.credit_id, a.debt_id, a.side, a.document_id, a.amount as before,
      greatest(0, least(a.wanted, abs(e.amount)
        - (select coalesce(sum(f.amount), 0) from allocation f where f.tenant_id = a.tenant_id and f.debt_id = a.debt_id and f.side = a.side and not f.elastic)
        - coalesce(sum(a.wanted) over (partition by a.debt_id, a.side order by c.seq rows between unbounded preceding and 1 preceding), 0)))::bigint as after
    from allocation a
    join debt_entry e on e.tenant_id = a.tenant_id and e.document_id = a.debt_id and e.side = a.side
    join document c on c.tenant_id = a.tenant_id and c.id = a.credit_id
    where a.elastic and a.debt_id = any(${vouchers}::uuid[])
  ), written as (
    update allocation a set amount = s.after from spread s
    where s.after <> s.before and (a.credit_id, a.debt_id, a.side, a.document_id) = (s.credit_id, s.debt_id, s.side, s.document_id)
  ), deltas as (
    select document_id, side, sum(delta)::bigint as delta from (
      select credit_id as document_id, side, after - before as delta from spread union all select debt_id, side, after - before from spread) both_ends
    group by document_id, side
  )
  update debt_entry e set settled = e.settled + sign(e.amount)::bigint * d.delta from deltas d where e.document_id = d.document_id and e.side = d.side and d.delta <> 0`

/** What documents show as open follows their entries. */
export const refreshOpen = (documents: readonly string[]): Statement => sql`
  update document d set open_amount = e.amount - e.settled from debt_entry e
  where e.document_id = d.id and e.tenant_id = d.tenant_id and e.column_name = 'incurred' and d.id = any(${documents}::uuid[]) and d.open_amount <> e.amount - e.settled`

export const entryStatements = (
  document: string,
  stored: DebtState,
  wanted: readonly DebtEntry[],
  kept: bigint,
): Statement[] => [
  ...stored.entries
    .filter((old) => !wanted.some((entry) => entry.side === old.side && entry.column === old.column))
    .map(
      (old) =>
        sql`delete from debt_entry where document_id = ${document} and side = ${old.side} and column_name = ${old.column}`,
    ),
  ...wanted.map(
    (entry) => sql`
    insert into debt_entry (document_id, side, partner_id, column_name, day, due, amount, settled)
    values (${document}, ${entry.side}, ${entry.partner}, ${entry.column}, ${entry.day}, ${entry.due}, ${entry.amount.toString()}, ${(entry.amount < 0n ? -kept : kept).toString()})
    on conflict (tenant_id, document_id, side, column_name) do update
      set partner_id = excluded.partner_id, day = excluded.day, due = excluded.due, amount = excluded.amount, settled = excluded.settled`,
  ),
]

/** Allocations bear the dates of their ends; when a document moves, those of others that touch it move too. */
export const redate = (document: string, entry: DebtEntry | undefined): Statement[] =>
  entry
    ? [
        sql`
  update allocation a set day = greatest(${entry.day}::date, o.day), since = least(${entry.day}::date, o.day)
  from debt_entry o
  where (a.debt_id = ${document} or a.credit_id = ${document}) and o.document_id = case when a.debt_id = ${document} then a.credit_id else a.debt_id end
    and o.side = a.side and (a.day, a.since) <> (greatest(${entry.day}::date, o.day), least(${entry.day}::date, o.day))`,
      ]
    : []
