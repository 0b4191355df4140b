/** The expected stock entries valued from nothing, product after product, without ever holding more than one of them. */
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import type { Tx } from '../tx.ts'
import { stepOf } from './repost.ts'
import { insertMonths, monthsOf } from './stock-months.ts'
import { balanceAfter, entryColumns, entryFromRow, insertBalances } from './stock-rows.ts'
import { replay, type OriginState, type StockEntry, type StockState } from './valuation.ts'

const FETCH = 10_000

/** Rows of a statement, fetched as they are needed. `name`: one cursor of that name at a time. */
export async function* rowsOf(tx: Tx, name: string, statement: Sql): AsyncGenerator<unknown> {
  const cursor = sql.ident(name)
  // Values are none of a cursor's: the statement may have no parameters.
  await tx.query(sql`declare ${cursor} no scroll cursor for ${statement}`)
  for (let rows = [null] as unknown[]; rows.length > 0;) {
    rows = await tx.query(sql`fetch ${sql.raw(String(FETCH))} from ${cursor}`)
    yield* rows
  }
  await tx.query(sql`close ${cursor}`)
}

/** Entries of a table shaped like the ledger, in the order they are replayed in. */
export const inReplayOrder = (table: string): Sql =>
  sql`select ${entryColumns} from ${sql.ident(table)} order by product_id, day, rank, seq, line, side`

/** All entries of one product after the other. */
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

/** What follows from valued entries is written into `expected_balance` and `expected_month`, many products at a time. */
const followers = ({ tx }: Scope): { add(entries: readonly StockEntry[]): Promise<void>; end(): Promise<void> } => {
  let waiting: StockEntry[] = []
  const end = async (): Promise<void> => {
    const last = new Map(waiting.map((entry) => [`${entry.product}/${entry.store}`, entry]))
    await tx.batch([
      insertBalances([...last.values()].map(balanceAfter), 'expected_balance'),
      insertMonths(monthsOf(waiting), 'expected_month'),
    ])
    waiting = []
  }
  return {
    add: async (entries) => {
      for (const entry of entries) waiting.push(entry)
      if (waiting.length >= FETCH) await end()
    },
    end,
  }
}

/** Needs `expectLedgers` before it. When all are through, `expected_balance` and `expected_month` are filled. */
export async function* valuedStock(scope: Scope): AsyncGenerator<StockEntry[]> {
  const [base] = await scope.tx.query<{ decimals: number }>(sql`select decimals from currency where is_base`)
  const step = stepOf(base?.decimals ?? 0)
  const following = followers(scope)
  for await (const entries of byProduct(rowsOf(scope.tx, 'expected_entries', inReplayOrder('expected_stock')))) {
    const origins = new Map<string, OriginState>(
      entries.flatMap((entry) =>
        entry.origin ? [[entry.origin, { quantity: 0n, value: 0n, returnedQuantity: 0n, returnedValue: 0n }]] : [],
      ),
    )
    const valued = replay(entries, { stores: new Map<string, StockState>(), origins, step }).entries
    await following.add(valued)
    yield valued
  }
  await following.end()
}
