/** Single-use links to the page for setting a password: for a forgotten one, or the first one of somebody invited. */
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { hashSecret } from '../access/tokens.ts'
import type { Config } from '../process/config.ts'

/** How long links hold, in milliseconds. */
export const linkLives = { recovery: 60 * 60_000, invitation: 7 * 24 * 3_600_000 }

export const linkDies = (tx: Tx, kind: keyof typeof linkLives): Date => new Date(tx.now.getTime() + linkLives[kind])

/** Invalidates all reset links sent to a user so far. */
export const revokeResetLinks = (tx: Tx, userId: string): Sql =>
  sql`update password_reset set dead_at = ${tx.now} where ${sql.ours('password_reset')} and user_id = ${userId} and dead_at is null`

/** A new link of a user; nothing if there is no such user. The code itself is not kept. */
export const newResetLink = (
  tx: Tx,
  { userId, code, dies }: { userId: string; code: string; dies: Date },
): Sql => sql`insert into password_reset (tenant_id, hash, user_id, created_at, expires_at)
select u.tenant_id, ${hashSecret(code)}::bytea, u.id, ${tx.now}::timestamptz, ${dies}::timestamptz from app_user u where ${sql.ours('u')} and u.id = ${userId}`

/**
 * The link to the page for setting a password. Its host is never taken from the request: an attacker could send a
 * Host header of their own and receive the code. Scheme and port come from PUBLIC_URL if it is set; otherwise the
 * scheme is that of the request, and our own port is added if the request came to it directly.
 */
export const linkTo = (
  origin: string,
  code: string,
  { tenant, config }: { tenant: string; config: Config },
): string => {
  if (config.publicUrl) {
    const { protocol, host } = new URL(config.publicUrl)
    return `${protocol}//${tenant}.${host}/login/addnewpass?code=${code}`
  }
  const { protocol, port } = new URL(origin)
  const isDirect = port === String(config.port) || config.baseDomain === 'localhost'
  const home = `${tenant}.${config.baseDomain}${isDirect ? `:${config.port}` : ''}`
  return `${protocol}//${home}/login/addnewpass?code=${code}`
}
