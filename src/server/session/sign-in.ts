/**
 * POST api/authtoken: exchanges user name and password for a token (contract README §4.3). Users with a second factor
 * get a ticket instead, and call again with it and a code.
 */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { body, oneOf, text } from '#model/schema.ts'
import { Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { publicBodyLimit, translatorFor, type Input, type Call, type Visit } from '../call/call.ts'
import { logEventBy } from '../call/events.ts'
import { deviceOf } from '../access/device.ts'
import { countAttempt, forgetFailures, type SignInAttempt } from '../access/sign-in-throttle.ts'
import { hashPassword, isOutdated, isPassword } from '../access/passwords.ts'
import { tokenSchema } from '../openapi/shared.ts'
import { createQueue } from '../http/queue.ts'
import { beginSession, logArrival, tokenLifeSeconds } from './begin-session.ts'
import { hasSecondFactor, makeTicket, signInByCode, ticketLifeSeconds, type CodeOutcome } from './sign-in-code.ts'
import { visibleText } from '#kernel/visible-text.ts'

type Outcome = CodeOutcome | { ticket: string } | { error: 'invalid_request' | 'invalid_grant' | 'inactive' }

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
      sql`select id, user_name, display_name, password_hash from app_user where ${sql.ours('app_user')} and lower(user_name) = ${name} and not is_program`,
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

/** What signing in needs besides the user. */
interface SignInDetails {
  address: string
  device: string
  sessionId: string
  guess: SignInAttempt
  /** A hash of the same password with today's cost parameters; null if the stored one is up to date. */
  newHash: string | null
}

/**
 * Reads the user again: the password may have been changed, or the user deactivated, while the hash was calculated.
 */
const openSession = async (tx: Tx, user: Found, { guess, newHash, ...arrival }: SignInDetails): Promise<Outcome> => {
  const [now] = await tx.query<{ active: boolean }>(
    sql`select active from app_user where ${sql.ours('app_user')} and id = ${user.id} and password_hash = ${user.password_hash} for update`,
  )
  if (!now) return { error: 'invalid_grant' }
  if (newHash)
    await tx.query(
      sql`update app_user set password_hash = ${newHash} where ${sql.ours('app_user')} and id = ${user.id}`,
    )
  if (now.active && (await hasSecondFactor(tx, user.id))) return { ticket: await makeTicket(tx, user.id, guess) }
  await forgetFailures(tx, guess)
  // Only a caller who knows the password learns that the user is inactive.
  if (!now.active) return { error: 'inactive' }
  const token = await beginSession(tx, { user, ...arrival })
  await logArrival(tx, { user, address: arrival.address }, 'signIn')
  return { token }
}

const inTenantOf =
  ({ server, tenant }: Visit) =>
  <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    server.database.inTenant({ tenant: tenant.id, user: null }, work, { kind: 'signIn' })

const attempt = async (visit: Visit, tried: Attempt, device: string): Promise<Outcome> => {
  const { server, address } = visit
  const inTenant = inTenantOf(visit)
  const { user, guess } = await inTenant((tx) => begin(tx, tried, address))
  if (!guess) return { error: 'locked' }
  const matches = await isPassword(user?.password_hash ?? null, tried.password)
  if (!user || !matches) {
    await inTenant((tx) => recordFailure(tx, tried, address))
    return { error: 'invalid_grant' }
  }
  const newHash = isOutdated(user.password_hash) ? await hashPassword(tried.password) : null
  const sessionId = server.clock.newId()
  return inTenant((tx) => openSession(tx, user, { address, device, sessionId, newHash, guess }))
}

/** Attempts are counted when they start, so only as many start as can be checked soon. */
const queue = createQueue({ atOnce: 4, waiting: 200, refusal: () => new Rejected(429, 'tooFast') })

const readPassword = (body: Readonly<Record<string, unknown>>): Attempt | null => {
  const { username, password } = body
  if (typeof username !== 'string' || typeof password !== 'string') return null
  const userName = visibleText(username).trim()
  return userName === '' || password === '' ? null : { userName, password }
}

const outcomeOf = (visit: Visit, { body, userAgent }: Input): Promise<Outcome> => {
  const sent = isObject(body) ? body : {}
  const device = deviceOf(userAgent)
  const { mfa_token: ticket, code } = sent
  if (typeof ticket === 'string') {
    const { server, address } = visit
    const typed = { ticket, code: typeof code === 'string' ? code : '', address, device }
    const sessionId = server.clock.newId()
    return queue.run(() => inTenantOf(visit)((tx) => signInByCode(tx, server.sealer, { ...typed, sessionId })))
  }
  const tried = readPassword(sent)
  return tried ? queue.run(() => attempt(visit, tried, device)) : Promise.resolve({ error: 'invalid_request' })
}

const signIn = async (visit: Visit, input: Input): Promise<SignInAnswer> => {
  const outcome = await outcomeOf(visit, input)
  if ('token' in outcome)
    return new SignInAnswer(200, { access_token: outcome.token, token_type: 'bearer', expires_in: tokenLifeSeconds })
  const error = 'ticket' in outcome ? 'mfa_required' : outcome.error
  return new SignInAnswer(400, {
    error,
    error_description: translatorFor(visit.language)(`signIn.${error}`),
    ...('ticket' in outcome && { mfa_token: outcome.ticket, expires_in: ticketLifeSeconds }),
  })
}

export const signInCall: Call<Visit> = {
  path: 'authtoken',
  about: {
    note: 'api.note.signIn',
    takes: body({}, { grant_type: oneOf('password'), username: text, password: text, mfa_token: text, code: text }),
    takesAs: 'form',
    answers: tokenSchema,
    answersAs: 'bare',
  },
  demand: 'anyone',
  bodyLimit: publicBodyLimit,
  run: signIn,
}
