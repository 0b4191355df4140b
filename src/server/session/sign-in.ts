/** POST api/authtoken: exchanges user name and password for a token (contract README §4.3). */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { publicBodyLimit, translatorFor, type Input, type PublicCall, type PublicInput } from '../call/call.ts'
import { logEventBy } from '../call/events.ts'
import { countAttempt, forgetFailures, type SignInAttempt } from '../access/sign-in-throttle.ts'
import { hashPassword, isOutdated, isPassword } from '../access/passwords.ts'
import { createQueue } from '../http/queue.ts'
import { makeToken } from '../access/tokens.ts'

const tokenLifeSeconds = 12 * 3600

type Outcome = { token: string } | { error: 'invalid_request' | 'invalid_grant' | 'inactive' | 'locked' }

/** The response of this call is the only one without an envelope. */
export class SignInAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    this.status = status
    this.body = body
  }
}

interface Found {
  id: string
  user_name: string
  display_name: string
  password_hash: string
}
interface Attempt {
  userName: string
  password: string
}

interface StartedAttempt {
  user: Found | undefined
  guess: SignInAttempt | null
}

/** Runs the same statements whether or not the user name exists. */
const begin = async (tx: Tx, { userName }: Attempt, address: string): Promise<StartedAttempt> => {
  const name = userName.toLowerCase()
  const [users, guess] = await Promise.all([
    tx.query<Found>(
      sql`select id, user_name, display_name, password_hash from app_user where lower(user_name) = ${name}`,
    ),
    countAttempt(tx, userName, address),
  ])
  return { user: users[0], guess }
}

const recordFailure = async (tx: Tx, { userName }: Attempt, address: string): Promise<void> => {
  const shown = userName.slice(0, 100)
  await logEventBy(
    tx,
    { id: null, userName: shown, displayName: shown, address },
    { functionId: 'User', action: 'signInFailed' },
  )
}

/** Deletes expired tokens of all users, more per sign-in than are created. */
const sweepTokens = (tx: Tx) =>
  sql`delete from access_token where hash in
(select hash from access_token where expires_at < ${tx.now} limit 100 for update skip locked)`

/** What signing in needs besides the user. */
interface SignInDetails {
  address: string
  guess: SignInAttempt
  /** A hash of the same password with today's cost parameters; null if the stored one is up to date. */
  newHash: string | null
}

const recordSuccess = async (tx: Tx, user: Found, { address, newHash }: SignInDetails): Promise<string> => {
  const { text, token } = makeToken(tx.tenant)
  const expires = new Date(tx.now.getTime() + tokenLifeSeconds * 1000)
  await tx.batch([
    sql`insert into access_token (hash, user_id, expires_at, created_at) values (${token.hash}, ${user.id}, ${expires}, ${tx.now})`,
    sql`update app_user set last_sign_in = ${tx.now}, password_hash = ${newHash ?? user.password_hash} where id = ${user.id}`,
    sweepTokens(tx),
  ])
  await logEventBy(
    tx,
    { id: user.id, userName: user.user_name, displayName: user.display_name, address },
    { functionId: 'User', action: 'signIn' },
  )
  return text
}

/**
 * Reads the user again: the password may have been changed, or the user deactivated, while the hash was calculated.
 */
const openSession = async (tx: Tx, user: Found, welcome: SignInDetails): Promise<Outcome> => {
  const [now] = await tx.query<{ active: boolean }>(
    sql`select active from app_user where id = ${user.id} and password_hash = ${user.password_hash} for update`,
  )
  if (!now) return { error: 'invalid_grant' }
  await forgetFailures(tx, welcome.guess)
  // Only a caller who knows the password learns that the user is inactive.
  return now.active ? { token: await recordSuccess(tx, user, welcome) } : { error: 'inactive' }
}

const attempt = async (visit: PublicInput, tried: Attempt): Promise<Outcome> => {
  const { server, tenant, address } = visit
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) =>
    server.database.inTenant({ tenant: tenant.id, user: null }, work, { kind: 'signIn' })
  const { user, guess } = await inTenant((tx) => begin(tx, tried, address))
  if (!guess) return { error: 'locked' }
  const matches = await isPassword(user?.password_hash ?? null, tried.password)
  if (!user || !matches) {
    await inTenant((tx) => recordFailure(tx, tried, address))
    return { error: 'invalid_grant' }
  }
  const newHash = isOutdated(user.password_hash) ? await hashPassword(tried.password) : null
  return inTenant((tx) => openSession(tx, user, { address, newHash, guess }))
}

/** Attempts are counted when they start, so only as many start as can be checked soon. */
const queue = createQueue({ atOnce: 4, waiting: 200, refusal: () => new Rejected(429, 'tooFast') })

const read = (body: unknown): Attempt | null => {
  const { username, password } = isObject(body) ? body : {}
  if (typeof username !== 'string' || typeof password !== 'string') return null
  const userName = username.trim().normalize('NFC')
  return userName === '' || password === '' || userName.includes('\0') ? null : { userName, password }
}

const signIn = async (visit: PublicInput, { body }: Input): Promise<SignInAnswer> => {
  const tried = read(body)
  const outcome: Outcome = tried ? await queue.run(() => attempt(visit, tried)) : { error: 'invalid_request' }
  if ('token' in outcome)
    return new SignInAnswer(200, { access_token: outcome.token, token_type: 'bearer', expires_in: tokenLifeSeconds })
  return new SignInAnswer(400, {
    error: outcome.error,
    error_description: translatorFor(visit.language)(`signIn.${outcome.error}`),
  })
}

export const signInCall: PublicCall = {
  path: 'authtoken',
  open: true,
  demand: 'anyone',
  bodyLimit: publicBodyLimit,
  run: signIn,
}
