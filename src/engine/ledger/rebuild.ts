/** Recalculates all ledgers from the documents: a repair tool, and a proof that they can be thrown away. */
import type { Scope } from '../scope.ts'
import { rebuildDaySums } from './day-sums.ts'
import { sql } from '../sql.ts'
import { expectLedgers } from './expected.ts'
import { lockAllStatement } from '../locks.ts'
import { projectionsOf } from './projections.ts'
import { insertEntries } from './stock-rows.ts'
import { rebuildSums } from './sums.ts'
import type { StockEntry } from './valuation.ts'
import { valuedStock } from './valued-stock.ts'

const CHUNK = 5_000

const writeStock = async (scope: Scope): Promise<void> => {
  let waiting: StockEntry[] = []
  for await (const entries of valuedStock(scope)) {
    waiting.push(...entries)
    while (waiting.length >= CHUNK) {
      await scope.tx.query(insertEntries(waiting.slice(0, CHUNK)))
      waiting = waiting.slice(CHUNK)
    }
  }
  if (waiting.length > 0) await scope.tx.query(insertEntries(waiting))
}

/**
 * The table of each projection, in the order in which they depend on each other; open amounts are columns of the
 * documents.
 */
const tables: Readonly<Record<string, string>> = {
  stockBalances: 'stock_balance',
  debts: 'debt_entry',
  debtBalances: 'debt_balance',
  allocations: 'allocation',
  keptCredits: 'kept_credit',
  cash: 'cash_entry',
  cashBalances: 'cash_balance',
  cashDays: 'cash_day',
  links: 'document_link',
  salesSums: 'sales_sum',
}

/** Runs in the caller's transaction: other users see the old ledgers until it commits. */
export const rebuildLedgers = async (scope: Scope): Promise<void> => {
  const { tx } = scope
  await tx.query(lockAllStatement)
  await expectLedgers(scope, { readOnly: false })
  await tx.query(sql`delete from stock_entry`)
  await tx.query(sql`delete from sales_change`)
  await writeStock(scope)
  for (const { ledger, columns, expected } of projectionsOf(scope.registry)) {
    const table = tables[ledger]
    if (!table) continue
    await tx.query(sql`delete from ${sql.ident(table)}`)
    await tx.query(sql`insert into ${sql.ident(table)} (${columns}) select ${columns} from ${expected}`)
  }
  await tx.query(sql`
    update document d set open_amount = o.open_amount
    from (select d.id, coalesce(e.amount - e.settled, 0) as open_amount from document d left join expected_debt e on e.document_id = d.id and e.column_name = 'incurred' and not e.further) o
    where o.id = d.id and d.open_amount <> o.open_amount`)
  await tx.query(
    sql`update document d set status = e.status from expected_state e where ${sql.ours('d')} and e.id = d.id and d.status <> e.status`,
  )
  await rebuildSums(scope)
  // Must come last, because every change of a document updates this table.
  await rebuildDaySums(tx)
}
