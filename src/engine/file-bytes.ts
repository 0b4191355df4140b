/** Where the bytes of files are: once for each content of a tenant, in the database. Nothing else knows. */
import { createHash } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { sql, type Sql } from './sql.ts'
import type { Tx } from './tx.ts'

/** Files of one tenant are kept and removed one after the other, so that nothing is removed that is just being used. */
export const lockFiles = (tenant: string): Sql =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`files ${tenant}`}, 0))`

/** Keeps bytes that may be there already, and returns the hash they are found by. The caller holds `lockFiles`. */
export const keepBytes = async (tx: Tx, bytes: Buffer): Promise<Buffer> => {
  const hash = createHash('sha256').update(bytes).digest()
  const [known] = await tx.query(sql`select 1 from file_content c where ${sql.ours('c')} and c.hash = ${hash}`)
  if (!known)
    await tx.query(
      sql`insert into file_content (tenant_id, hash, size, bytes) values (${sql.tenant}, ${hash}, ${bytes.length}, ${bytes})`,
    )
  return hash
}

export const loadBytes = async (tx: Tx, hash: Buffer): Promise<Buffer> => {
  const [found] = await tx.query<{ bytes: Buffer }>(
    sql`select c.bytes from file_content c where ${sql.ours('c')} and c.hash = ${hash}`,
  )
  assert(found, 'a file without its bytes')
  return found.bytes
}

/** Removes those that no file has any more. The caller holds `lockFiles`. */
export const dropBytes = async (tx: Tx): Promise<void> => {
  await tx.query(
    sql`delete from file_content c where ${sql.ours('c')} and not exists (select 1 from attachment a where a.tenant_id = c.tenant_id and a.hash = c.hash)`,
  )
}
