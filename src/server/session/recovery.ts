/** Changing a password, and resetting a forgotten one (contract README §4.3, system §7.1). */
import { answering } from '#engine/answering.ts'
import { sql } from '#engine/sql.ts'
import type { Scope } from '#engine/scope.ts'
import type { Statement, Tx } from '#engine/tx.ts'
import * as described from '#wire/described/account.ts'
import { Rejected } from '#wire/errors.ts'
import { publicBodyLimit, translatorFor, type AnyCall, type Input, type Server, type Visit } from '../call/call.ts'
import { verifyServer, type SmtpServer } from '../mail/smtp.ts'
import { LetterRefused } from '../mail/trouble.ts'
import { letterStatements } from '../outbox/letters.ts'
import { mailServerOf } from '../outbox/mail-server.ts'
import { logEventBy, logEvent } from '../call/events.ts'
import { countMailRequest } from '../access/sign-in-throttle.ts'
import { hashPassword, isStrong } from '../access/passwords.ts'
import { endSessions } from '../access/open-sessions.ts'
import { hashSecret, newSecret } from '../access/tokens.ts'
import { prove, refuse, textOf } from './prove.ts'
import { linkDies, linkLives, linkTo, newResetLink, revokeResetLinks } from './reset-links.ts'

const linkKeptMs = 7 * 24 * 3_600_000
/** The limit prevents flooding a mailbox. */
const mailsPerQuarterHour = 5

const readNewPassword = (body: unknown): string => {
  const password = textOf(body, 'newPassword')
  if (password === '') refuse('newPassword', 'required', 'user.newPassword')
  return isStrong(password) ? password : refuse('newPassword', 'passwordWeak')
}

/** All sessions that were opened with the old password end. */
const setPassword = async (tx: Tx, userId: string, password: string): Promise<void> => {
  const hash = await hashPassword(password)
  await tx.batch([
    sql`update app_user set password_hash = ${hash} where ${sql.ours('app_user')} and id = ${userId}`,
    ...endSessions(userId),
    revokeResetLinks(tx, userId),
  ])
}

const changePassword = async (scope: Scope, { body }: Input) => {
  const { tx, user } = scope
  const wrong = await prove(scope, { at: 'oldPassword', body })
  if (wrong) return wrong
  await setPassword(tx, user.id, readNewPassword(body))
  await logEvent(scope, { functionId: 'User', action: 'update', number: user.userName })
  return { Description: 'ok' }
}

interface Found {
  id: string
  user_name: string
  display_name: string
  email: string
}

/** An id that does not exist: the same statements run without effect. */
const nobody = '00000000-0000-0000-0000-000000000000'

interface Asked {
  email: string
  /** Writes the letter of the link for somebody; the database ignores it for nobody. */
  letter: (user: Found | undefined, code: string) => readonly Statement[]
}

/**
 * Makes a new link, which invalidates older ones; null if there is no such user. Both cases run the same statements,
 * including writes, so that the response time does not reveal whether the address is known.
 */
const makeLink = async (tx: Tx, { email, letter }: Asked): Promise<{ user: Found; code: string } | null> => {
  const users = await tx.query<Found>(
    sql`select id, user_name, display_name, email from app_user where ${sql.ours('app_user')} and lower(email) = lower(${email}) and active`,
  )
  const since = new Date(tx.now.getTime() - 15 * 60_000)
  const recent = await tx.query(
    sql`select 1 from password_reset where ${sql.ours('password_reset')} and user_id = ${users[0]?.id ?? nobody} and created_at > ${since}`,
  )
  const user = recent.length < mailsPerQuarterHour ? users[0] : undefined
  const id = user?.id ?? nobody
  const code = newSecret()
  await tx.batch([
    revokeResetLinks(tx, id),
    newResetLink(tx, { userId: id, code, dies: linkDies(tx, 'recovery') }),
    ...letter(user, code),
    sql`delete from password_reset where ${sql.ours('password_reset')} and hash in
(select hash from password_reset where ${sql.ours('password_reset')} and created_at < ${new Date(tx.now.getTime() - linkKeptMs)} limit 100 for update skip locked)`,
  ])
  return user ? { user, code } : null
}

/** The mail server, once the request was counted; 'limited' if there were too many. */
const counted = (
  server: Server,
  { tenant, address }: { tenant: string; address: string },
): Promise<SmtpServer | 'none' | 'limited'> =>
  server.database.inTenant(
    { tenant, user: null },
    async (tx) => {
      if (!(await countMailRequest(tx, address))) return 'limited'
      return mailServerOf(tx, server).catch((error: unknown) => {
        if (error instanceof LetterRefused && error.trouble.reason === 'noServer') return 'none' as const
        throw error instanceof LetterRefused ? new Rejected(503, 'mailFailed') : error
      })
    },
    { kind: 'signIn' },
  )

/**
 * The letter waits in the database, like every other. Only whether the mail server works is found out at once: of a
 * known address and of an unknown one alike.
 */
const forgotPassword = async (
  { server, tenant, language, address }: Visit,
  { body, origin }: Input,
): Promise<unknown> => {
  const email = textOf(body, 'email').trim()
  if (email === '') refuse('email', 'emailRequired')
  if (email.length > 254 || email.includes('\0') || !/^[^@\s]+@[^@\s]+$/.test(email)) refuse('email', 'emailInvalid')
  const smtp = await counted(server, { tenant: tenant.id, address })
  if (smtp === 'limited') return { Description: 'ok' }
  if (smtp !== 'none')
    await verifyServer(smtp, server.config.outboundHosts).catch(() => {
      throw new Rejected(503, 'mailFailed')
    })
  const translate = translatorFor(language)
  const written = ({ user_name, display_name }: Found, code: string) => ({
    subject: translate('mail.reset.subject'),
    text: translate('mail.reset.text', {
      name: display_name,
      userName: user_name,
      link: linkTo(origin, code, { tenant: tenant.code, config: server.config }),
    }),
  })
  const letterOf = (tx: Tx) => (user: Found | undefined, code: string) =>
    smtp === 'none'
      ? []
      : letterStatements(
          tx,
          {
            ...written(user ?? { id: nobody, user_name: '', display_name: '', email: '' }, code),
            id: server.clock.newId(),
            kind: 'recovery',
            to: [user?.email ?? ''],
            cc: [],
            attachment: null,
            about: null,
            by: null,
            linkDies: linkDies(tx, 'recovery'),
          },
          server.sealer,
          sql`exists (select 1 from app_user u where ${sql.ours('u')} and u.id = ${user?.id ?? nobody})`,
        )
  const made = await server.database.inTenant(
    { tenant: tenant.id, user: null },
    (tx) => makeLink(tx, { email, letter: letterOf(tx) }),
    { kind: 'signIn' },
  )
  if (smtp !== 'none') server.work.wake()
  else if (made)
    // Not awaited, so that the response time does not reveal whether the address is known.
    server.mailer
      .send({ to: made.user.email, ...written(made.user, made.code) })
      .catch((error: unknown) => server.log.error({ err: error, tenant: tenant.code }, 'mail not sent'))
  return { Description: 'ok' }
}

interface Reset {
  user_id: string
  user_name: string
  display_name: string
}

const resetPassword = async ({ server, tenant, address }: Visit, { body }: Input): Promise<unknown> => {
  const hash = hashSecret(textOf(body, 'code'))
  await server.database.inTenant(
    { tenant: tenant.id, user: null },
    async (tx) => {
      // Links made by an older version say no end.
      const since = new Date(tx.now.getTime() - linkLives.recovery)
      const rows = await tx.query<Reset>(sql`select r.user_id, u.user_name, u.display_name from password_reset r
join app_user u on u.tenant_id = r.tenant_id and u.id = r.user_id and u.active
where r.hash = ${hash} and r.dead_at is null and coalesce(r.expires_at > ${tx.now}, r.created_at > ${since}) for update of r`)
      const found = rows[0]
      if (!found) return refuse('code', 'linkDead')
      await setPassword(tx, found.user_id, readNewPassword(body))
      await tx.query(
        sql`delete from sign_in_failure where ${sql.ours('sign_in_failure')} and user_name = ${found.user_name.toLowerCase()}`,
      )
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

export const passwordCalls: readonly AnyCall[] = [
  answering(described.changedPassword, changePassword),
  { ...described.forgottenPassword, bodyLimit: publicBodyLimit, run: forgotPassword },
  { ...described.resetPassword, bodyLimit: publicBodyLimit, run: resetPassword },
]
