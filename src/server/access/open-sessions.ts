/** The sessions of a user: who has them, and ending them. */
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'

export interface OpenSession {
  id: string
  device: string
  address: string
  createdAt: Date
  lastUsed: Date
  isOwn: boolean
}

/** Those of a user, the last used first; `own` is the hash of the token that asks. */
export const openSessions = (tx: Tx, userId: string, own: Buffer): Promise<OpenSession[]> =>
  tx.query<OpenSession>(sql`select k.id, k.device, k.address, k.created_at as "createdAt", k.last_used as "lastUsed", k.hash = ${own} as "isOwn"
from access_token k where ${sql.ours('k')} and k.user_id = ${userId} and k.expires_at > ${tx.now} order by k.hash = ${own} desc, k.last_used desc, k.id limit 200`)

/** Ends all sessions of a user, and the sign-ins for which only the code is missing. */
export const endSessions = (userId: string): Sql[] => [
  sql`delete from access_token where ${sql.ours('access_token')} and user_id = ${userId}`,
  sql`delete from sign_in_ticket where ${sql.ours('sign_in_ticket')} and user_id = ${userId}`,
]
