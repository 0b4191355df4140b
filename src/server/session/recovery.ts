/** Changing a password, and resetting a forgotten one (contract README §4.3, system §7.1). */
import { sql, type Sql } from '#engine/sql.ts'
import type { Scope } from '#engine/scope.ts'
import type { Tx } from '#engine/tx.ts'
import {
  publicBodyLimit,
  translatorFor,
  type Call,
  type Input,
  type PublicCall,
  type PublicInput,
} from '../call/call.ts'
import type { Config } from '../process/config.ts'
import { logEventBy, logEvent } from '../call/events.ts'
import { countMailRequest } from '../access/sign-in-throttle.ts'
import { hashPassword, isStrong } from '../access/passwords.ts'
import { endSessions } from '../access/open-sessions.ts'
import { hashSecret, newSecret } from '../access/tokens.ts'
import { prove, refuse, textOf } from './prove.ts'

const linkMinutes = 60
const linkKeptMs = 7 * 24 * 3_600_000
/** The limit prevents flooding a mailbox. */
const mailsPerQuarterHour = 5

const readNewPassword = (body: unknown): string => {
  const password = textOf(body, 'newPassword')
  if (password === '') refuse('newPassword', 'required', 'user.newPassword')
  return isStrong(password) ? password : refuse('newPassword', 'passwordWeak')
}

/** Invalidates all reset links sent to a user so far. */
export const revokeResetLinks = (tx: Tx, userId: string): Sql =>
  sql`update password_reset set dead_at = ${tx.now} where user_id = ${userId} and dead_at is null`

/** All sessions that were opened with the old password end. */
const setPassword = async (tx: Tx, userId: string, password: string): Promise<void> => {
  const hash = await hashPassword(password)
  await tx.batch([
    sql`update app_user set password_hash = ${hash} where id = ${userId}`,
    ...endSessions(userId),
    revokeResetLinks(tx, userId),
  ])
}

const changePassword = async (scope: Scope, { body }: Input): Promise<unknown> => {
  const { tx, user } = scope
  const wrong = await prove(scope, { at: 'oldPassword', body })
  if (wrong) return wrong
  await setPassword(tx, user.id, readNewPassword(body))
  await logEvent(scope, { functionId: 'User', action: 'update', number: user.userName })
  return { Description: 'ok' }
}

/**
 * The link to the page for setting a password. Its host is never taken from the request: an attacker could send a
 * Host header of their own and receive the code. Scheme and port come from PUBLIC_URL if it is set; otherwise the
 * scheme is that of the request, and our own port is added if the request came to it directly.
 */
const linkTo = (origin: string, code: string, { tenant, config }: { tenant: string; config: Config }): string => {
  if (config.publicUrl) {
    const { protocol, host } = new URL(config.publicUrl)
    return `${protocol}//${tenant}.${host}/login/addnewpass?code=${code}`
  }
  const { protocol, port } = new URL(origin)
  const isDirect = port === String(config.port) || config.baseDomain === 'localhost'
  const home = `${tenant}.${config.baseDomain}${isDirect ? `:${config.port}` : ''}`
  return `${protocol}//${home}/login/addnewpass?code=${code}`
}

interface Found {
  id: string
  user_name: string
  display_name: string
  email: string
}

/** An id that does not exist: the same statements run without effect. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Makes a new link, which invalidates older ones; null if there is no such user or the limit is reached. Both cases
 * run the same statements, including writes, so that the response time does not reveal whether the address is known.
 */
const makeLink = async (tx: Tx, email: string, address: string): Promise<{ user: Found; code: string } | null> => {
  const [isAllowed, users] = await Promise.all([
    countMailRequest(tx, address),
    tx.query<Found>(
      sql`select id, user_name, display_name, email from app_user where lower(email) = lower(${email}) and active`,
    ),
  ])
  if (!isAllowed) return null
  const since = new Date(tx.now.getTime() - 15 * 60_000)
  const recent = await tx.query(
    sql`select 1 from password_reset where user_id = ${users[0]?.id ?? nobody} and created_at > ${since}`,
  )
  const user = recent.length < mailsPerQuarterHour ? users[0] : undefined
  const id = user?.id ?? nobody
  const code = newSecret()
  await tx.batch([
    revokeResetLinks(tx, id),
    sql`insert into password_reset (hash, user_id, created_at) select ${hashSecret(code)}::bytea, u.id, ${tx.now}::timestamptz from app_user u where u.id = ${id}`,
    sql`delete from password_reset where hash in
(select hash from password_reset where created_at < ${new Date(tx.now.getTime() - linkKeptMs)} limit 100 for update skip locked)`,
  ])
  return user ? { user, code } : null
}

const forgotPassword = async (
  { server, tenant, language, address }: PublicInput,
  { body, origin }: Input,
): Promise<unknown> => {
  const email = textOf(body, 'email').trim()
  if (email === '') refuse('email', 'emailRequired')
  if (email.length > 254 || email.includes('\0') || !/^[^@\s]+@[^@\s]+$/.test(email)) refuse('email', 'emailInvalid')
  const made = await server.database.inTenant({ tenant: tenant.id, user: null }, (tx) => makeLink(tx, email, address), {
    kind: 'signIn',
  })
  if (made) {
    const translate = translatorFor(language)
    const link = linkTo(origin, made.code, { tenant: tenant.code, config: server.config })
    const letter = {
      to: made.user.email,
      subject: translate('mail.reset.subject'),
      text: translate('mail.reset.text', { name: made.user.display_name, userName: made.user.user_name, link }),
    }
    // Not awaited, so that the response time does not reveal whether the address is known.
    server.mailer
      .send(letter)
      .catch((error: unknown) => server.log.error({ err: error, tenant: tenant.code }, 'mail not sent'))
  }
  return { Description: 'ok' }
}

interface Reset {
  user_id: string
  user_name: string
  display_name: string
}

const resetPassword = async ({ server, tenant, address }: PublicInput, { body }: Input): Promise<unknown> => {
  const hash = hashSecret(textOf(body, 'code'))
  await server.database.inTenant(
    { tenant: tenant.id, user: null },
    async (tx) => {
      const since = new Date(tx.now.getTime() - linkMinutes * 60_000)
      const rows = await tx.query<Reset>(sql`select r.user_id, u.user_name, u.display_name from password_reset r
join app_user u on u.tenant_id = r.tenant_id and u.id = r.user_id and u.active
where r.hash = ${hash} and r.dead_at is null and r.created_at > ${since} for update of r`)
      const found = rows[0]
      if (!found) return refuse('code', 'linkDead')
      await setPassword(tx, found.user_id, readNewPassword(body))
      await tx.query(sql`delete from sign_in_failure where user_name = ${found.user_name.toLowerCase()}`)
      await logEventBy(
        tx,
        { id: found.user_id, userName: found.user_name, displayName: found.display_name, address },
        { functionId: 'User', action: 'update', number: found.user_name },
      )
    },
    { kind: 'signIn' },
  )
  return { Description: 'ok' }
}

export const passwordCalls: readonly (Call | PublicCall)[] = [
  { path: 'User/changePassword', demand: 'signedIn', errorStyle: 'save', logs: true, run: changePassword },
  {
    path: 'User/forgotPassword',
    open: true,
    demand: 'anyone',
    errorStyle: 'save',
    bodyLimit: publicBodyLimit,
    run: forgotPassword,
  },
  {
    path: 'User/resetPassword',
    open: true,
    demand: 'anyone',
    errorStyle: 'save',
    bodyLimit: publicBodyLimit,
    run: resetPassword,
  },
]
