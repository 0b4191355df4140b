/** Values the expected stock entries from scratch, one product at a time in memory. */
import { rowsOf } from '../cursor.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { stepOf } from './repost.ts'
import { balanceAfter, entryColumns, entryFromRow, insertBalances, type Balance } from './stock-rows.ts'
import { replay, type OriginState, type StockEntry, type StockState } from './valuation.ts'

/** The number of balances written together. */
const CHUNK = 5_000

/** The entries of a table with the columns of the ledger, in replay order. */
export const inReplayOrder = (table: string): Sql =>
  sql`select ${entryColumns} from ${sql.ident(table)} order by product_id, day, rank, seq, line, side`

/** Yields all entries of one product at a time. */
async function* byProduct(rows: AsyncIterable<unknown>): AsyncGenerator<StockEntry[]> {
  let entries: StockEntry[] = []
  for await (const row of rows) {
    const entry = entryFromRow(row)
    if (entries.length > 0 && entries[0]!.product !== entry.product) {
      yield entries
      entries = []
    }
    entries.push(entry)
  }
  if (entries.length > 0) yield entries
}

/** Requires `expectLedgers` first. At the end, `expected_balance` is filled. */
export async function* valuedStock(scope: Scope): AsyncGenerator<StockEntry[]> {
  const step = stepOf(scope.baseCurrency?.decimals ?? 0)
  let balances: Balance[] = []
  const write = async (): Promise<void> => {
    await scope.tx.query(insertBalances(balances, 'expected_balance'))
    balances = []
  }
  for await (const entries of byProduct(rowsOf(scope.tx, 'expected_entries', inReplayOrder('expected_stock')))) {
    const origins = new Map<string, OriginState>(
      entries.flatMap((entry) =>
        entry.origin ? [[entry.origin, { quantity: 0n, value: 0n, returnedQuantity: 0n, returnedValue: 0n }]] : [],
      ),
    )
    const valued = replay(entries, { stores: new Map<string, StockState>(), origins, step }).entries
    balances.push(...new Map(valued.map((entry) => [entry.store, balanceAfter(entry)])).values())
    if (balances.length >= CHUNK) await write()
    yield valued
  }
  await write()
}
