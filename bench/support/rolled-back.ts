/** Runs work in a transaction that is rolled back. */
import type { Tx } from '#engine/tx.ts'
import type { Database } from '#server/database/database.ts'

class Enough extends Error {}

/** Returns the result of `work`; everything it wrote is rolled back. */
export const rolledBack = async <T>(database: Database, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
  let found: { value: T } | undefined
  const written = database.inTenant({ tenant, user: null }, async (tx) => {
    found = { value: await work(tx) }
    throw new Enough()
  })
  await written.catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
  return found!.value
}
