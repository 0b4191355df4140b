/** A user of a small tenant who signs in by password and code; time stands still until a test moves it. */
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, expect } from 'vitest'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import { createTestApp, type Anything, type TestApp } from './app.ts'

let now = new Date('2026-11-02T03:00:00Z')
const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
export const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}

export const password = 'matkhau1'
/** The six digits at a moment that is so many seconds off. */
export const codeOf = (secret: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 })

interface SignIn {
  status: number
  token?: string
  ticket?: string
  error?: string
}

export interface Protected {
  test: TestApp
  tenant: string
  groups: Record<string, string>
  /** Token of the administrator. */
  admin: string
  /** The user, made anew for each test, and a token of his. */
  name: string
  id: string
  token: string
  post: (fields: Record<string, string>, to?: string) => Promise<SignIn>
  byPassword: () => Promise<SignIn>
  byCode: (ticket: string | undefined, code: string) => Promise<SignIn>
  as: (token: string, path: string, body?: unknown) => Promise<Anything>
  /** Sets the second factor up; the clock then stands at a code that was not used yet. */
  setUp: () => Promise<{ secret: string; codes: string[] }>
  /** What the log says of the user. */
  actions: () => Promise<string[]>
}

export const protectedUser = (): Protected => {
  let users = 0
  const it = {} as Protected
  it.post = async (fields, to = 'minhtam') => {
    const answer = await it.test.app.inject({
      method: 'POST',
      url: '/api/authtoken',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-tenant': to, 'user-agent': 'curl/8.5.0' },
      payload: new URLSearchParams(fields).toString(),
    })
    const body = answer.json<{ access_token: string; mfa_token: string; error: string }>()
    return { status: answer.statusCode, token: body.access_token, ticket: body.mfa_token, error: body.error }
  }
  it.byPassword = () => it.post({ username: it.name, password })
  it.byCode = (ticket, code) => it.post({ mfa_token: ticket ?? '', code })
  it.as = async (token, path, body = {}) => {
    const [module = '', call = ''] = path.split('/')
    const { status, body: answer } = await it.test.call(module, call, body, { token, tenant: 'minhtam' })
    return { status, code: (answer as { Code?: string }).Code, ...answer.Data }
  }
  it.setUp = async () => {
    const { secret } = await it.as(it.token, 'User/beginSecondFactor', { password })
    const done = await it.as(it.token, 'User/confirmSecondFactor', { code: codeOf(secret) })
    expect(done.Description).toBe('ok')
    later(60)
    return { secret, codes: done.recoveryCodes }
  }
  it.actions = async () => {
    const rows = await it.test.database.inTenant({ tenant: it.tenant, user: null }, (tx) =>
      tx.query<{ action: string }>(sql`select action from event where user_name = ${it.name} order by id`),
    )
    return rows.map(({ action }) => action)
  }
  beforeAll(async () => {
    it.test = await createTestApp({ clock })
    it.tenant = (await it.test.makeTenant('minhtam')).id
    await it.test.makeTenant('hoabinh')
  })
  beforeEach(async () => {
    later(3600)
    it.admin = await it.test.signIn('minhtam')
    const { ListItem } = await it.as(it.admin, 'ApiGroupUser/getList')
    it.groups = Object.fromEntries(ListItem.map(({ Code, s_ID }: Record<string, string>) => [Code, s_ID]))
    it.name = `user${(users += 1)}`
    const sent = { UserName: it.name, password, groupId: it.groups['BANHANG'], email: `${it.name}@minhtam.vn` }
    it.id = (await it.as(it.admin, 'ApiListUser/UpdateDB', sent)).s_ID
    it.token = (await it.byPassword()).token!
  })
  return it
}
