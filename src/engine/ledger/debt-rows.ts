/** Debt entries and allocations: set-based statements that write them. */
import { decimalText } from '#kernel/decimal.ts'
import { sql, type Sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import { allocationColumns, entryKey, type Allocation, type DebtState, type StoredKept } from './debt-state.ts'
import type { DebtEntry, KeptCredit } from './wanted.ts'

const partsOf = (key: string): readonly string[] => key.split('/')

/** Changes `settled` by the given amounts, with the sign of the entry; by entry key. */
export const settleStatement = (deltas: ReadonlyMap<string, bigint>): Statement => {
  const moved = [...deltas].filter(([, amount]) => amount !== 0n)
  const keys = moved.map(([key]) => partsOf(key))
  return sql`update debt_entry e set settled = e.settled + sign(e.amount)::bigint * v.amount
    from unnest(${keys.map(([document]) => document!)}::uuid[], ${keys.map(([, side]) => side!)}::text[], ${keys.map(([, , partner]) => partner!)}::uuid[], ${moved.map(([, amount]) => amount.toString())}::bigint[]) as v (document_id, side, partner_id, amount)
    where ${sql.ours('e')} and e.document_id = v.document_id and e.side = v.side and e.partner_id = v.partner_id`
}

const plainColumns = sql.raw(
  'credit_id, debt_id, side, partner_id, document_id, order_id, day, since, amount, elastic, wanted',
)
const unitsOf = (list: readonly (bigint | null)[]): (string | null)[] => list.map((one) => one?.toString() ?? null)
/** Only where a foreign currency takes part. */
const foreignValues = (list: readonly Allocation[]): Sql =>
  sql`, unnest(${unitsOf(list.map((a) => a.own))}::bigint[]), unnest(${unitsOf(list.map((a) => (a.creditAmount === a.amount ? null : a.creditAmount)))}::bigint[]), unnest(${unitsOf(list.map((a) => a.creditOwn))}::bigint[])`

export const insertAllocations = (list: readonly Allocation[]): Statement => {
  const isForeign = list.some((one) => one.own !== null)
  return sql`
  insert into allocation (tenant_id, ${isForeign ? allocationColumns : plainColumns})
  values (${sql.tenant}, unnest(${list.map((a) => a.credit)}::uuid[]), unnest(${list.map((a) => a.debt)}::uuid[]), unnest(${list.map((a) => a.side)}::text[]), unnest(${list.map((a) => a.partner)}::uuid[]),
    unnest(${list.map((a) => a.document)}::uuid[]), unnest(${list.map((a) => a.order)}::uuid[]), unnest(${list.map((a) => a.day)}::date[]), unnest(${list.map((a) => a.since)}::date[]),
    unnest(${list.map((a) => a.amount.toString())}::bigint[]), unnest(${list.map((a) => a.elastic)}::boolean[]), unnest(${list.map((a) => a.wanted.toString())}::bigint[])${isForeign ? foreignValues(list) : sql.empty})`
}

/**
 * Distributes what payments leave open over the elastic allocations of vouchers in base currency, in the order of documents. An
 * elastic allocation gets at most what is not firmly used of its credit. `documents`: the debts or credits that
 * changed.
 */
export const redistribute = (documents: readonly string[]): Statement => sql`
  with able as (
    select a.*, e.amount as owed, c.seq, greatest(0, least(a.wanted, abs(k.amount)
      - (select coalesce(sum(coalesce(f.credit_amount, f.amount)), 0) from allocation f where f.tenant_id = a.tenant_id and f.credit_id = a.credit_id and f.side = a.side and f.partner_id = a.partner_id and not f.elastic))) as able
    from allocation a
    join debt_entry e on e.tenant_id = a.tenant_id and e.document_id = a.debt_id and e.side = a.side and e.partner_id = a.partner_id
    join debt_entry k on k.tenant_id = a.tenant_id and k.document_id = a.credit_id and k.side = a.side and k.partner_id = a.partner_id
    join document c on c.tenant_id = a.tenant_id and c.id = a.credit_id
    where ${sql.ours('a')} and a.elastic and a.currency_amount is null and a.debt_id in (select x.debt_id from allocation x where ${sql.ours('x')} and x.elastic and x.debt_id = any(${documents}::uuid[])
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

/** By entry key; `own` in the currencies of foreign documents. */
export interface SettledAmounts {
  base: ReadonlyMap<string, bigint>
  own?: ReadonlyMap<string, bigint>
}

/** Nothing of it is sent for base currency. */
const foreignParts = ({ foreign }: DebtEntry, taken: bigint): readonly [Sql, Sql, Sql] => [
  sql`, currency_id, rate, currency_amount, currency_settled`,
  sql`, ${foreign?.currency ?? null}::uuid, ${foreign ? decimalText(foreign.rate) : null}::numeric, ${foreign?.amount.toString() ?? null}::bigint, ${foreign ? (foreign.amount < 0n ? -taken : taken).toString() : null}::bigint`,
  sql`, currency_id = excluded.currency_id, rate = excluded.rate, currency_amount = excluded.currency_amount, currency_settled = excluded.currency_settled`,
]
const isNegative = ({ amount, foreign }: DebtEntry): boolean => (foreign?.amount ?? amount) < 0n

/**
 * `settled`: the sum of allocations of each entry. Store, employee and maker are those of the head, which is written
 * before (decision 0066).
 */
export const entryStatements = (
  document: string,
  stored: DebtState,
  wanted: readonly DebtEntry[],
  settled: SettledAmounts,
): Statement[] => [
  ...stored.entries
    .filter((old) => !wanted.some((entry) => entry.side === old.side && entry.partner === old.partner))
    .map(
      (old) =>
        sql`delete from debt_entry e where ${sql.ours('e')} and document_id = ${document} and side = ${old.side} and partner_id = ${old.partner}`,
    ),
  ...wanted.map((entry) => {
    const key = entryKey(document, entry.side, entry.partner)
    const taken = settled.base.get(key) ?? 0n
    const isForeign = entry.foreign !== null || stored.entries.some((one) => one.foreign !== null)
    const [columns, values, updates] = isForeign
      ? foreignParts(entry, settled.own?.get(key) ?? 0n)
      : [sql.empty, sql.empty, sql.empty]
    return sql`
    insert into debt_entry (tenant_id, document_id, side, partner_id, column_name, day, due, amount, settled, further, store_id, employee_id, created_by_id${columns})
    select ${sql.home.tenant}, ${document}::uuid, ${entry.side}::text, ${entry.partner}::uuid, ${entry.column}::text, ${entry.day}::date, ${entry.due}::date, ${entry.amount.toString()}::bigint, ${(isNegative(entry) ? -taken : taken).toString()}::bigint, ${entry.further}::boolean, d.store_id, d.employee_id, d.created_by_id${values}
    from ${sql.home.row} left join document d on ${sql.ours('d')} and d.id = ${document}
    on conflict (tenant_id, document_id, side, partner_id) do update
      set column_name = excluded.column_name, day = excluded.day, due = excluded.due, amount = excluded.amount, settled = excluded.settled, further = excluded.further,
        store_id = excluded.store_id, employee_id = excluded.employee_id, created_by_id = excluded.created_by_id${updates}`
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
  wanted: readonly KeptCredit[],
): Statement[] => {
  const isSame =
    stored.length === wanted.length &&
    wanted.every((one) =>
      stored.some(
        (old) =>
          old.order === one.order &&
          old.side === one.side &&
          old.partner === one.partner &&
          (old.base ?? old.amount) === one.amount &&
          (old.base === null ? null : old.amount) === one.own,
      ),
    )
  if (isSame) return []
  return [
    ...(stored.length ? [sql`delete from kept_credit k where ${sql.ours('k')} and document_id = ${document}`] : []),
    ...(wanted.length
      ? [
          sql`insert into kept_credit (tenant_id, document_id, order_id, side, partner_id, amount, currency_amount)
      values (${sql.tenant}, ${document}, unnest(${wanted.map((one) => one.order)}::uuid[]), unnest(${wanted.map((one) => one.side)}::text[]), unnest(${wanted.map((one) => one.partner)}::uuid[]), unnest(${wanted.map((one) => one.amount.toString())}::bigint[]), unnest(${unitsOf(wanted.map((one) => one.own))}::bigint[]))`,
        ]
      : []),
  ]
}
