/**
 * When sessions were last used. Most calls only read and must stay so, so uses are collected here and written together
 * every minute; of one session at most every five.
 */
import { sql, type Sql } from '#engine/sql.ts'
import type { Database } from '../database/database.ts'

/** A session or a key, by what its table calls it. */
interface Use {
  tenant: string
  hash: Buffer
  address: string
  at: Date
}

export interface LastUses {
  /** Notes a use, unless one was written less than five minutes ago. */
  note(use: Use, writtenAt: Date): void
  /** Writes what was noted. Not for a call: it waits for the database. */
  write(): Promise<void>
}

const everyMs = 5 * 60_000
/** More sessions than are used at once; further ones are noted with their next call. */
const most = 10_000

const statement = ({ hash, address, at }: Use): Sql =>
  sql`update access_token set last_used = ${at}, address = ${address} where ${sql.ours('access_token')} and hash = ${hash} and last_used < ${at}`

export const createLastUses = (database: Pick<Database, 'inTenant'>): LastUses => {
  let noted = new Map<string, Use>()
  return {
    note(use, writtenAt) {
      if (use.at.getTime() - writtenAt.getTime() < everyMs) return
      const key = use.hash.toString('base64')
      if (noted.size < most || noted.has(key)) noted.set(key, use)
    },
    async write() {
      const uses = [...noted.values()]
      noted = new Map()
      for (const [tenant, ofTenant] of Map.groupBy(uses, (use) => use.tenant))
        await database.inTenant({ tenant, user: null }, (tx) => tx.batch(ofTenant.map(statement)), { kind: 'check' })
    },
  }
}
