/** POST api/authtoken: user name and password → token (contract README §4.3). */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { isObject } from '#wire/values.ts'
import { sayIn, type Input, type OpenCall, type Visit } from './call.ts'
import { logActor } from './events.ts'
import { isPassword } from './passwords.ts'
import { makeToken } from './tokens.ts'

const tokenLifeSeconds = 12 * 3600
const windowMinutes = 15
const failuresAllowed = 10

type Outcome = { token: string } | { error: 'invalid_request' | 'invalid_grant' | 'inactive' | 'locked' }

/** The answer of this call alone has no envelope. */
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
  active: boolean
}
interface Attempt {
  userName: string
  password: string
}

/** The tenth failure within a quarter of an hour locks the name for a quarter of an hour from then. */
const isLocked = (failures: readonly { at: Date }[], now: Date): boolean => {
  const [last] = failures
  const first = failures[failuresAllowed - 1]
  if (!last || !first) return false
  const windowMs = windowMinutes * 60_000
  return last.at.getTime() - first.at.getTime() <= windowMs && now.getTime() - last.at.getTime() < windowMs
}

const look = async (tx: Tx, userName: string): Promise<{ user: Found | undefined; locked: boolean }> => {
  const name = userName.toLowerCase()
  const [users, failures] = await tx.batch([
    sql`select id, user_name, display_name, password_hash, active from app_user where lower(user_name) = ${name}`,
    sql`select at from sign_in_failure where user_name = ${name} order by at desc limit ${failuresAllowed}`,
  ])
  return { user: (users as Found[])[0], locked: isLocked(failures as { at: Date }[], tx.now) }
}

const recordFailure = async (tx: Tx, { userName }: Attempt, { address }: Visit): Promise<void> => {
  const name = userName.toLowerCase().slice(0, 100)
  const old = new Date(tx.now.getTime() - 24 * 3_600_000)
  await tx.batch([
    sql`insert into sign_in_failure (user_name, address, at) values (${name}, ${address}, ${tx.now})`,
    sql`delete from sign_in_failure where user_name = ${name} and at < ${old}`,
  ])
  const shown = userName.slice(0, 100)
  await logActor(
    tx,
    { id: null, userName: shown, displayName: shown, address },
    { functionId: 'User', action: 'signInFailed' },
  )
}

const recordSuccess = async (tx: Tx, user: Found, address: string): Promise<string> => {
  const { text, token } = makeToken(tx.tenant)
  const expires = new Date(tx.now.getTime() + tokenLifeSeconds * 1000)
  await tx.batch([
    sql`insert into access_token (hash, user_id, expires_at, created_at) values (${token.hash}, ${user.id}, ${expires}, ${tx.now})`,
    sql`update app_user set last_sign_in = ${tx.now} where id = ${user.id}`,
    sql`delete from sign_in_failure where user_name = ${user.user_name.toLowerCase()}`,
    sql`delete from access_token where user_id = ${user.id} and expires_at < ${tx.now}`,
  ])
  await logActor(
    tx,
    { id: user.id, userName: user.user_name, displayName: user.display_name, address },
    { functionId: 'User', action: 'signIn' },
  )
  return text
}

const attempt = async (visit: Visit, tried: Attempt): Promise<Outcome> => {
  const { server, tenant, address } = visit
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) =>
    server.database.inTenant({ tenant: tenant.id, user: null }, work)
  const { user, locked } = await inTenant((tx) => look(tx, tried.userName))
  if (locked) return { error: 'locked' }
  const matches = await isPassword(user?.password_hash ?? null, tried.password)
  if (!user || !matches) {
    await inTenant((tx) => recordFailure(tx, tried, visit))
    return { error: 'invalid_grant' }
  }
  // Only who knows the password learns that the account is locked.
  if (!user.active) return { error: 'inactive' }
  return { token: await inTenant((tx) => recordSuccess(tx, user, address)) }
}

const running = new Map<string, Promise<unknown>>()
/** Attempts on one name wait for each other: many at once are no way around the limit. */
const oneByOne = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const mine = (running.get(name) ?? Promise.resolve()).then(work, work)
  const settled = mine
    .catch(() => {})
    .then(() => {
      if (running.get(name) === settled) running.delete(name)
    })
  running.set(name, settled)
  return mine
}

const read = (body: unknown): Attempt | null => {
  const { username, password } = isObject(body) ? body : {}
  if (typeof username !== 'string' || typeof password !== 'string') return null
  const userName = username.trim().normalize('NFC')
  return userName === '' || password === '' || userName.includes('\0') ? null : { userName, password }
}

const signIn = async (visit: Visit, { body }: Input): Promise<SignInAnswer> => {
  const tried = read(body)
  const outcome: Outcome = tried
    ? await oneByOne(`${visit.tenant.id} ${tried.userName.toLowerCase()}`, () => attempt(visit, tried))
    : { error: 'invalid_request' }
  if ('token' in outcome)
    return new SignInAnswer(200, { access_token: outcome.token, token_type: 'bearer', expires_in: tokenLifeSeconds })
  return new SignInAnswer(400, {
    error: outcome.error,
    error_description: sayIn(visit.language)(`signIn.${outcome.error}`),
  })
}

export const signInCall: OpenCall = { path: 'authtoken', open: true, demand: 'anyone', run: signIn }
