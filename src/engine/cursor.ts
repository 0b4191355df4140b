/** Answers too long to be held: rows as they are needed. */
import { sql, type Sql } from './sql.ts'
import type { Tx } from './tx.ts'

const FETCH = 10_000

/** Rows of a statement in its order; the transaction may do other things meanwhile. `name`: one open cursor each. */
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
