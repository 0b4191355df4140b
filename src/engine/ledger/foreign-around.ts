/** Loads what stands around a document where a foreign currency takes part: allocations, their ends, what is kept. */
import { sql, type Sql } from '../sql.ts'
import type { Tx } from '../tx.ts'
import {
  allocationColumns,
  allocationFromRow,
  debtFromRow,
  entryKey,
  vouchersOf,
  type Allocation,
  type StoredDebt,
} from './debt-state.ts'
import { keptKey, type Share } from './exchange.ts'

export const keyOf = (entry: { document: string; side: string; partner: string }): string =>
  entryKey(entry.document, entry.side, entry.partner)

export interface Around {
  allocations: Allocation[]
  entries: StoredDebt[]
  /** What closed an entry of earlier times, by its key; positive where it was left open. */
  closings: Map<string, bigint>
  shares: Map<string, Share>
}

/** Documents, and what elastic allocations join to them. */
const reach = (seeds: readonly string[]): Sql => sql`
with recursive reach (id) as (
  select unnest(${seeds}::uuid[])
  union
  select x.id from reach r
  cross join lateral (select a.debt_id, a.credit_id from allocation a where ${sql.ours('a')} and a.debt_id = r.id and a.elastic
    union all select a.debt_id, a.credit_id from allocation a where ${sql.ours('a')} and a.credit_id = r.id and a.elastic) e
  cross join lateral (values (e.debt_id), (e.credit_id)) x (id)
), touching as materialized (
  select ${allocationColumns} from allocation a where ${sql.ours('a')} and a.debt_id = any(array(select id from reach))
  union select ${allocationColumns} from allocation a where ${sql.ours('a')} and a.credit_id = any(array(select id from reach))
)
select * from touching
union select ${allocationColumns} from allocation a where ${sql.ours('a')} and a.document_id = any(array(select document_id from touching))`

interface ClosingRow {
  document_id: string
  side: string
  partner_id: string
  amount: string
}
interface ShareRow extends ClosingRow {
  order_id: string
  currency_amount: string | null
}

export const loadAround = async (tx: Tx, seeds: readonly string[]): Promise<Around> => {
  const allocations = (await tx.query(reach(seeds))).map(allocationFromRow)
  const documents = [...new Set([...seeds, ...allocations.flatMap((one) => [one.credit, one.debt])])]
  const [entries, closings, shares] = await tx.batch([
    vouchersOf(documents),
    sql`select document_id, side, partner_id, amount from exchange_closing c where ${sql.ours('c')} and document_id = any(${documents}::uuid[])`,
    sql`select document_id, side, partner_id, order_id, amount, currency_amount from kept_credit k where ${sql.ours('k')} and document_id = any(${documents}::uuid[])`,
  ])
  const stored = entries!.map(debtFromRow)
  const signs = new Map(stored.map((one) => [keyOf(one), one.foreign?.amount ?? one.amount]))
  return {
    allocations,
    entries: stored,
    closings: new Map(
      (closings as ClosingRow[]).map((row) => {
        const key = entryKey(row.document_id, row.side, row.partner_id)
        return [key, (signs.get(key) ?? 0n) < 0n ? BigInt(row.amount) : -BigInt(row.amount)]
      }),
    ),
    shares: new Map(
      (shares as ShareRow[]).map((row) => [
        keptKey(entryKey(row.document_id, row.side, row.partner_id), row.order_id),
        { own: BigInt(row.currency_amount ?? row.amount), base: BigInt(row.amount) },
      ]),
    ),
  }
}
