/** Writes what became of entries and allocations of other documents where a foreign currency takes part. */
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import type { Allocation, StoredDebt } from './debt-state.ts'

export interface EntryUpdate {
  entry: StoredDebt
  amount: bigint
  settled: bigint
  /** In the currency of the document. */
  own: bigint | null
}

const units = (list: readonly (bigint | null)[]): (string | null)[] => list.map((one) => one?.toString() ?? null)

export const updateEntries = (list: readonly EntryUpdate[]): Statement => sql`
  update debt_entry e set amount = v.amount, settled = v.settled, currency_settled = v.own
  from unnest(${list.map(({ entry }) => entry.document)}::uuid[], ${list.map(({ entry }) => entry.side)}::text[], ${list.map(({ entry }) => entry.partner)}::uuid[],
    ${units(list.map((one) => one.amount))}::bigint[], ${units(list.map((one) => one.settled))}::bigint[], ${units(list.map((one) => one.own))}::bigint[]) as v (document_id, side, partner_id, amount, settled, own)
  where ${sql.ours('e')} and e.document_id = v.document_id and e.side = v.side and e.partner_id = v.partner_id`

export const updateAllocations = (list: readonly Allocation[]): Statement => sql`
  update allocation a set amount = v.amount, credit_amount = nullif(v.given, v.amount), currency_amount = v.own
  from unnest(${list.map((one) => one.credit)}::uuid[], ${list.map((one) => one.debt)}::uuid[], ${list.map((one) => one.side)}::text[], ${list.map((one) => one.partner)}::uuid[],
    ${list.map((one) => one.document)}::uuid[], ${list.map((one) => one.order)}::uuid[], ${units(list.map((one) => one.amount))}::bigint[], ${units(list.map((one) => one.creditAmount))}::bigint[], ${units(list.map((one) => one.own))}::bigint[]) as v (credit_id, debt_id, side, partner_id, document_id, order_id, amount, given, own)
  where ${sql.ours('a')} and (a.credit_id, a.debt_id, a.side, a.partner_id, a.document_id) = (v.credit_id, v.debt_id, v.side, v.partner_id, v.document_id)
    and a.order_id is not distinct from v.order_id`
