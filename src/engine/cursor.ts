/** Reads results that are too long to keep in memory, row by row. */
import { sql, type Sql } from './sql.ts'
import type { Tx } from './tx.ts'

const FETCH = 10_000

/**
 * Yields the rows of a statement in order; the transaction may run other statements meanwhile. `name` must be unique
 * among open cursors.
 */
export async function* rowsOf(tx: Tx, name: string, statement: Sql): AsyncGenerator<unknown> {
  const cursor = sql.ident(name)
  await tx.query(sql`declare ${cursor} no scroll cursor for ${statement}`)
  for (let more = true; more;) {
    const rows = await tx.query(sql`fetch ${sql.raw(String(FETCH))} from ${cursor}`)
    yield* rows
    more = rows.length === FETCH
  }
  await tx.query(sql`close ${cursor}`)
}
