/** Writes the ledgers anew from the documents: for the day something went wrong with them, and to prove that they can be thrown away. */
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { refreshOpen } from './debt-rows.ts'
import { lockAllStatement } from './locks.ts'
import { rebuildSums } from './sums.ts'
import { insertEntries, writeBalances } from './stock-rows.ts'
import { expectedRows } from './verify.ts'

const CHUNK = 5_000
const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => rows.slice(index * CHUNK, (index + 1) * CHUNK))
const ledgers = [
  'allocation',
  'stock_entry',
  'stock_balance',
  'debt_entry',
  'debt_balance',
  'cash_entry',
  'cash_balance',
] as const

/** All in the caller's transaction: others see the old ledgers until it commits. Returns how many rows each now has. */
export const rebuildLedgers = async (scope: Scope): Promise<Record<string, number>> => {
  const { tx } = scope
  await tx.query(lockAllStatement)
  const rows = await expectedRows(scope)
  for (const table of ledgers) await tx.query(sql`delete from ${sql.ident(table)}`)
  for (const part of chunks(rows.stock)) await tx.query(insertEntries(part))
  for (const part of chunks(rows.stockBalances)) {
    await tx.query(
      writeBalances(
        part.map((entry) => ({
          product: entry.product,
          store: entry.store,
          quantity: entry.quantityAfter,
          value: entry.valueAfter,
          cost: entry.costAfter,
          last: entry,
        })),
      ),
    )
  }
  const texts = (values: readonly bigint[]) => values.map(String)
  for (const part of chunks(rows.debts)) {
    await tx.query(sql`insert into debt_entry (document_id, side, partner_id, column_name, day, due, amount, settled) select * from unnest(${part.map((e) => e.id)}::uuid[], ${part.map((e) => e.side)}::text[],
      ${part.map((e) => e.partner)}::uuid[], ${part.map((e) => e.column)}::text[], ${part.map((e) => e.day)}::date[], ${part.map((e) => e.due)}::date[], ${texts(part.map((e) => e.amount))}::bigint[], ${texts(part.map((e) => e.settled))}::bigint[])`)
  }
  for (const part of chunks(rows.allocations)) {
    await tx.query(sql`insert into allocation (credit_id, debt_id, side, document_id, day, amount, elastic, wanted) select * from unnest(${part.map((a) => a.credit)}::uuid[], ${part.map((a) => a.debt)}::uuid[],
      ${part.map((a) => a.side)}::text[], ${part.map((a) => a.document)}::uuid[], ${part.map((a) => a.day)}::date[], ${texts(part.map((a) => a.amount))}::bigint[], ${part.map((a) => a.elastic)}::boolean[], ${texts(part.map((a) => a.wanted))}::bigint[])`)
  }
  for (const part of chunks(rows.cash)) {
    await tx.query(
      sql`insert into cash_entry (document_id, fund_id, day, amount) select * from unnest(${part.map((e) => e.id)}::uuid[], ${part.map((e) => e.fund)}::uuid[], ${part.map((e) => e.day)}::date[], ${texts(part.map((e) => e.amount))}::bigint[])`,
    )
  }
  await tx.batch([
    sql`insert into debt_balance (partner_id, side, amount) select * from unnest(${rows.debtBalances.map((b) => b.first)}::uuid[], ${rows.debtBalances.map((b) => b.second)}::text[], ${texts(rows.debtBalances.map((b) => b.amount))}::bigint[])`,
    sql`insert into cash_balance (fund_id, amount) select * from unnest(${rows.cashBalances.map((b) => b.first)}::uuid[], ${texts(rows.cashBalances.map((b) => b.amount))}::bigint[])`,
  ])
  await tx.batch([
    sql`update document set open_amount = 0 where open_amount <> 0`,
    refreshOpen(rows.debts.map((one) => one.id)),
  ])
  await rebuildSums(scope)
  return Object.fromEntries(Object.entries(rows).map(([ledger, list]) => [ledger, list.length]))
}
