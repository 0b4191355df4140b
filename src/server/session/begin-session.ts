/** What a sign-in ends with, with or without a second factor: a token, and a line in the log. */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { logEventBy } from '../call/events.ts'
import { makeToken } from '../access/tokens.ts'

export const tokenLifeSeconds = 12 * 3600

/** Who signs in, and from where. */
export interface Arrival {
  user: { id: string; user_name: string; display_name: string }
  address: string
  device: string
  /** The id of the session in the list its user reads. */
  sessionId: string
}

export const logArrival = (
  tx: Tx,
  { user, address }: Pick<Arrival, 'user' | 'address'>,
  action: 'signIn' | 'signInByRecovery' | 'codeFailed',
): Promise<void> =>
  logEventBy(
    tx,
    { id: user.id, userName: user.user_name, displayName: user.display_name, address },
    { functionId: 'User', action },
  )

/** Deletes expired tokens of all users, more per sign-in than are created. */
const sweepTokens = (tx: Tx) =>
  sql`delete from access_token where ${sql.ours('access_token')} and hash in
(select hash from access_token where ${sql.ours('access_token')} and expires_at < ${tx.now} limit 100 for update skip locked)`

/** Returns the token. */
export const beginSession = async (tx: Tx, { user, address, device, sessionId }: Arrival): Promise<string> => {
  const { text, token } = makeToken(tx.tenant)
  const expires = new Date(tx.now.getTime() + tokenLifeSeconds * 1000)
  await tx.batch([
    sql`insert into access_token (tenant_id, hash, id, user_id, expires_at, created_at, device, address, last_used)
values (${sql.tenant}, ${token.hash}, ${sessionId}, ${user.id}, ${expires}, ${tx.now}, ${device}, ${address}, ${tx.now})`,
    sql`update app_user set last_sign_in = ${tx.now} where ${sql.ours('app_user')} and id = ${user.id}`,
    sweepTokens(tx),
  ])
  return text
}
