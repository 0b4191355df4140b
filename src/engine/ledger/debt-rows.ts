/** Debt entries and allocations as rows: queries, and set-based statements to write them. */
import { isInForceSql } from '../states.ts'
import { sql, type Sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import type { DebtEntry, Kept } from './wanted.ts'

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
  /** A further debt that is not the document's own. */
  further: boolean
}
export interface Allocation {
  credit: string
  debt: string
  side: string
  partner: string
  document: string
  /** The order the credit was kept for, if it was. */
  order: string | null
  /** The later of the days of its two ends. */
  day: string
  /** The earlier of the days of its two ends. */
  since: string
  amount: bigint
  elastic: boolean
  wanted: bigint
}

/** The part of a credit that is kept for an order. */
export interface StoredKept {
  document: string
  order: string
  side: string
  partner: string
  amount: bigint
  /** The part of it that bills and receipts of the order have used. */
  used: bigint
  /** The order is cancelled, so the deposit is free again. */
  isFreed: boolean
}

export interface DebtState {
  entries: StoredDebt[]
  allocations: Allocation[]
  /** What the document keeps for orders, and what other documents keep for it. */
  kept: StoredKept[]
}

const entryColumns = sql.raw(
  'e.document_id, e.side, e.partner_id, e.column_name, e.day, e.due, e.amount, e.settled, e.further, d.number',
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
  further: boolean
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
    further: one.further,
    number: one.number,
  }
}

/** Kept amounts, with what documents other than `except` have used of them. */
const keptOf = (where: Sql, except: string | null): Sql => sql`
  select k.document_id, k.order_id, k.side, k.partner_id, k.amount, not ${isInForceSql('o')} as freed,
    coalesce((select sum(a.amount) from allocation a where ${sql.ours('a')} and a.order_id = k.order_id and a.credit_id = k.document_id and a.side = k.side
      and a.partner_id = k.partner_id and a.document_id is distinct from ${except}::uuid), 0)::bigint as used
  from kept_credit k join document o on o.tenant_id = k.tenant_id and o.id = k.order_id where ${sql.ours('k')} and (${where})`
interface KeptRow {
  document_id: string
  order_id: string
  side: string
  partner_id: string
  amount: string
  used: string
  freed: boolean
}
export const keptFromRow = (row: unknown): StoredKept => {
  const one = row as KeptRow
  return {
    document: one.document_id,
    order: one.order_id,
    side: one.side,
    partner: one.partner_id,
    amount: BigInt(one.amount),
    used: BigInt(one.used),
    isFreed: one.freed,
  }
}
/** What these credits keep for orders; what `except` has used counts as unused. */
export const keptByCredits = (credits: readonly string[], except: string): Statement =>
  keptOf(sql`k.document_id = any(${credits}::uuid[])`, except)

const allocationColumns = sql.raw(
  'credit_id, debt_id, side, partner_id, document_id, order_id, day, since, amount, elastic, wanted',
)

/** The debt ledger rows of a document: its entries, all allocations it is part of, and kept amounts. */
export const debtStatements = (document: string): readonly [Statement, Statement, Statement] => [
  sql`select ${entryColumns} from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where ${sql.ours('e')} and e.document_id = ${document}`,
  sql`select ${allocationColumns} from allocation a where ${sql.ours('a')} and document_id = ${document}
      union select ${allocationColumns} from allocation a where ${sql.ours('a')} and credit_id = ${document}
      union select ${allocationColumns} from allocation a where ${sql.ours('a')} and debt_id = ${document}`,
  keptOf(sql`k.document_id = ${document} or k.order_id = ${document}`, null),
]
export const debtStateFrom = ([entries, allocations, kept]: readonly unknown[][]): DebtState => ({
  entries: entries!.map(debtFromRow),
  allocations: (
    allocations as {
      credit_id: string
      debt_id: string
      side: string
      partner_id: string
      document_id: string
      order_id: string | null
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
    partner: row.partner_id,
    document: row.document_id,
    order: row.order_id,
    day: row.day,
    since: row.since,
    amount: BigInt(row.amount),
    elastic: row.elastic,
    wanted: BigInt(row.wanted),
  })),
  kept: kept!.map(keptFromRow),
})
export const noDebts: DebtState = { entries: [], allocations: [], kept: [] }

export const vouchersOf = (documents: readonly string[]): Statement =>
  sql`select ${entryColumns} from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where ${sql.ours('e')} and e.document_id = any(${documents}::uuid[])`

/** The key of an entry: the document, the side and the partner. */
export const entryKey = (document: string, side: string, partner: string): string => `${document}/${side}/${partner}`
const partsOf = (key: string): readonly string[] => key.split('/')

/** Changes `settled` by the given amounts, with the sign of the entry; by entry key. */
export const settleStatement = (deltas: ReadonlyMap<string, bigint>): Statement => {
  const moved = [...deltas].filter(([, amount]) => amount !== 0n)
  const keys = moved.map(([key]) => partsOf(key))
  return sql`update debt_entry e set settled = e.settled + sign(e.amount)::bigint * v.amount
    from unnest(${keys.map(([document]) => document!)}::uuid[], ${keys.map(([, side]) => side!)}::text[], ${keys.map(([, , partner]) => partner!)}::uuid[], ${moved.map(([, amount]) => amount.toString())}::bigint[]) as v (document_id, side, partner_id, amount)
    where ${sql.ours('e')} and e.document_id = v.document_id and e.side = v.side and e.partner_id = v.partner_id`
}

export const insertAllocations = (list: readonly Allocation[]): Statement => sql`
  insert into allocation (tenant_id, ${allocationColumns})
  select ${sql.tenant}, * from unnest(${list.map((a) => a.credit)}::uuid[], ${list.map((a) => a.debt)}::uuid[], ${list.map((a) => a.side)}::text[], ${list.map((a) => a.partner)}::uuid[],
    ${list.map((a) => a.document)}::uuid[], ${list.map((a) => a.order)}::uuid[], ${list.map((a) => a.day)}::date[], ${list.map((a) => a.since)}::date[],
    ${list.map((a) => a.amount.toString())}::bigint[], ${list.map((a) => a.elastic)}::boolean[], ${list.map((a) => a.wanted.toString())}::bigint[])`

/**
 * Distributes what payments leave open over the elastic allocations of vouchers, in the order of documents. An
 * elastic allocation gets at most what is not firmly used of its credit. `documents`: the debts or credits that
 * changed.
 */
export const redistribute = (documents: readonly string[]): Statement => sql`
  with able as (
    select a.*, e.amount as owed, c.seq, greatest(0, least(a.wanted, abs(k.amount)
      - (select coalesce(sum(f.amount), 0) from allocation f where f.tenant_id = a.tenant_id and f.credit_id = a.credit_id and f.side = a.side and f.partner_id = a.partner_id and not f.elastic))) as able
    from allocation a
    join debt_entry e on e.tenant_id = a.tenant_id and e.document_id = a.debt_id and e.side = a.side and e.partner_id = a.partner_id
    join debt_entry k on k.tenant_id = a.tenant_id and k.document_id = a.credit_id and k.side = a.side and k.partner_id = a.partner_id
    join document c on c.tenant_id = a.tenant_id and c.id = a.credit_id
    where ${sql.ours('a')} and a.elastic and a.debt_id in (select x.debt_id from allocation x where ${sql.ours('x')} and x.elastic and x.debt_id = any(${documents}::uuid[])
      union all select x.debt_id from allocation x where ${sql.ours('x')} and x.elastic and x.credit_id = any(${documents}::uuid[]))
  ), spread as (
    select a.credit_id, a.debt_id, a.side, a.partner_id, a.document_id, a.amount as before,
      greatest(0, least(a.able, abs(a.owed)
        - (select coalesce(sum(f.amount), 0) from allocation f where f.tenant_id = a.tenant_id and f.debt_id = a.debt_id and f.side = a.side and f.partner_id = a.partner_id and not f.elastic)
        - coalesce(sum(a.able) over (partition by a.debt_id, a.side, a.partner_id order by a.seq rows between unbounded preceding and 1 preceding), 0)))::bigint as after
    from able a
  ), written as (
    update allocation a set amount = s.after from spread s
    where ${sql.ours('a')} and a.elastic and s.after <> s.before and (a.credit_id, a.debt_id, a.side, a.partner_id, a.document_id) = (s.credit_id, s.debt_id, s.side, s.partner_id, s.document_id)
  ), deltas as (
    select document_id, side, partner_id, sum(delta)::bigint as delta from (
      select credit_id as document_id, side, partner_id, after - before as delta from spread
      union all select debt_id, side, partner_id, after - before from spread) both_ends
    group by document_id, side, partner_id
  )
  update debt_entry e set settled = e.settled + sign(e.amount)::bigint * d.delta
  from deltas d where ${sql.ours('e')} and e.document_id = d.document_id and e.side = d.side and e.partner_id = d.partner_id and d.delta <> 0`

/** Updates `open_amount` of documents from their own entries. */
export const refreshOpen = (documents: readonly string[]): Statement => sql`
  update document d set open_amount = e.amount - e.settled from debt_entry e
  where ${sql.ours('d')} and e.document_id = d.id and e.tenant_id = d.tenant_id and e.column_name = 'incurred' and not e.further and d.id = any(${documents}::uuid[]) and d.open_amount <> e.amount - e.settled`

/**
 * `settled`: the sum of allocations of each entry, by its key. Store, employee and maker are those of the head, which is
 * written before (decision 0066).
 */
export const entryStatements = (
  document: string,
  stored: DebtState,
  wanted: readonly DebtEntry[],
  settled: ReadonlyMap<string, bigint>,
): Statement[] => [
  ...stored.entries
    .filter((old) => !wanted.some((entry) => entry.side === old.side && entry.partner === old.partner))
    .map(
      (old) =>
        sql`delete from debt_entry e where ${sql.ours('e')} and document_id = ${document} and side = ${old.side} and partner_id = ${old.partner}`,
    ),
  ...wanted.map((entry) => {
    const taken = settled.get(entryKey(document, entry.side, entry.partner)) ?? 0n
    return sql`
    insert into debt_entry (tenant_id, document_id, side, partner_id, column_name, day, due, amount, settled, further, store_id, employee_id, created_by_id)
    select ${sql.tenant}, ${document}::uuid, ${entry.side}::text, ${entry.partner}::uuid, ${entry.column}::text, ${entry.day}::date, ${entry.due}::date, ${entry.amount.toString()}::bigint, ${(entry.amount < 0n ? -taken : taken).toString()}::bigint, ${entry.further}::boolean, d.store_id, d.employee_id, d.created_by_id
    from (select) one left join document d on ${sql.ours('d')} and d.id = ${document}
    on conflict (tenant_id, document_id, side, partner_id) do update
      set column_name = excluded.column_name, day = excluded.day, due = excluded.due, amount = excluded.amount, settled = excluded.settled, further = excluded.further,
        store_id = excluded.store_id, employee_id = excluded.employee_id, created_by_id = excluded.created_by_id`
  }),
]

/**
 * Allocations have the dates of their ends, so when a document's date changes, allocations of other documents to it
 * change too. An offset of two other documents also takes its own date into account.
 */
export const redate = (document: string, { side, partner, day }: DebtEntry): Statement => {
  const third = sql`(select m.day from document m where ${sql.ours('m')} and m.id = a.document_id and a.document_id not in (a.credit_id, a.debt_id))`
  const days = sql`(greatest(${day}::date, o.day, ${third}), least(${day}::date, o.day))`
  return sql`
  update allocation a set (day, since) = row${days}
  from debt_entry o
  where ${sql.ours('a')} and ${sql.ours('o')} and (a.debt_id = ${document} or a.credit_id = ${document}) and a.side = ${side} and a.partner_id = ${partner}
    and o.document_id = case when a.debt_id = ${document} then a.credit_id else a.debt_id end and o.side = a.side and o.partner_id = a.partner_id
    and (a.day, a.since) <> ${days}`
}

/** Replaces all amounts that the document keeps for orders. */
export const keptStatements = (
  document: string,
  stored: readonly StoredKept[],
  wanted: readonly Kept[],
): Statement[] => {
  const isSame =
    stored.length === wanted.length &&
    wanted.every((one) =>
      stored.some(
        (old) =>
          old.order === one.order && old.side === one.side && old.partner === one.partner && old.amount === one.amount,
      ),
    )
  if (isSame) return []
  return [
    ...(stored.length ? [sql`delete from kept_credit k where ${sql.ours('k')} and document_id = ${document}`] : []),
    ...(wanted.length
      ? [
          sql`insert into kept_credit (tenant_id, document_id, order_id, side, partner_id, amount)
      select ${sql.tenant}, ${document}::uuid, * from unnest(${wanted.map((one) => one.order)}::uuid[], ${wanted.map((one) => one.side)}::text[], ${wanted.map((one) => one.partner)}::uuid[], ${wanted.map((one) => one.amount.toString())}::bigint[])`,
        ]
      : []),
  ]
}
