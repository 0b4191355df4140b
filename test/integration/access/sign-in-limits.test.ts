/** How often strangers may try, at every server of an installation together. */
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { adminPassword, createTestApp, type TestApp } from '../../support/app.ts'
import { cleanUpTenants } from '../../support/work.ts'

let now = new Date('2026-11-02T03:00:00Z')
const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000)
}

let test: TestApp
let servers: FastifyInstance[]
let minhtam: string
beforeAll(async () => {
  test = await createTestApp({ clock })
  minhtam = (await test.makeTenant('minhtam')).id
  await test.makeTenant('hoabinh')
  servers = [test.app, await test.second()]
})

interface Try {
  from: string
  userName?: string
  password?: string
  tenant?: string
  /** Of the servers. */
  at?: number
  headers?: Record<string, string>
}
let strangers = 0
/** The answer's error; '' when it opened a session. Without a name nobody's, and never the same. */
const attempt = async ({ from, userName, password = 'wrong', tenant = 'minhtam', at = 0, headers }: Try) => {
  const answer = await servers[at]!.inject({
    method: 'POST',
    url: '/api/authtoken',
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-tenant': tenant, ...headers },
    payload: new URLSearchParams({ username: userName ?? `stranger${(strangers += 1)}`, password }).toString(),
  })
  return answer.json<{ error?: string }>().error ?? ''
}
const admin = { userName: 'admin', password: adminPassword }
const times = <T>(count: number, one: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))
const counted = (errors: readonly string[]) =>
  Object.fromEntries(
    [...new Set(errors)].toSorted().map((error) => [error, errors.filter((one) => one === error).length]),
  )

describe('a place that failed fifty times in a quarter of an hour', () => {
  it('is locked for every name, tenant and server, also when all come at once', async () => {
    const from = '203.0.113.1'
    const errors = await times(64, (index) =>
      attempt({ from, at: index % 2, tenant: index % 4 < 2 ? 'minhtam' : 'hoabinh' }),
    )
    expect(counted(errors)).toEqual({ invalid_grant: 50, locked: 14 })
    for (const at of [0, 1]) expect(await attempt({ from, at, ...admin })).toBe('locked')
    expect(await attempt({ from: '203.0.113.2', ...admin })).toBe('')
    later(14)
    expect(await attempt({ from, ...admin })).toBe('locked')
    later(1)
    expect(await attempt({ from, ...admin })).toBe('')
  })

  it('is not forgiven because somebody there knows a password', async () => {
    const from = '203.0.113.3'
    await times(49, () => attempt({ from }))
    expect(await attempt({ from, ...admin })).toBe('')
    expect(await attempt({ from })).toBe('invalid_grant')
    expect(await attempt({ from, ...admin })).toBe('locked')
  })

  it('is one network of IPv6, whatever addresses it gives itself', async () => {
    await times(50, (index) => attempt({ from: `2001:db8:1:2:${index + 1}::9` }))
    expect(await attempt({ from: '2001:db8:1:2::abcd', ...admin })).toBe('locked')
    expect(await attempt({ from: '2001:db8:1:3::abcd', ...admin })).toBe('')
  })

  it('does not choose its address: only a proxy on this machine is believed, and what it was told is not', async () => {
    await times(50, (index) => attempt({ from: '203.0.113.4', headers: { 'x-forwarded-for': `198.51.100.${index}` } }))
    expect(await attempt({ from: '203.0.113.4', headers: { 'x-forwarded-for': '198.51.100.99' }, ...admin })).toBe(
      'locked',
    )
    const behindProxy = (told: string, real: string) => ({
      from: '127.0.0.1',
      headers: { 'x-forwarded-for': `${told}, ${real}` },
    })
    await times(50, (index) => attempt(behindProxy(`198.51.100.${index}`, '203.0.113.5')))
    expect(await attempt({ ...behindProxy('127.0.0.1', '203.0.113.5'), ...admin })).toBe('locked')
    expect(await attempt({ ...behindProxy('203.0.113.5', '203.0.113.6'), ...admin })).toBe('')
  })
})

describe('a name', () => {
  it('is guessed ten times, at two servers and from ten places together', async () => {
    const errors = await times(16, (index) =>
      attempt({ from: `198.51.100.${100 + (index % 10)}`, at: index % 2, userName: 'ketoan' }),
    )
    expect(counted(errors)).toEqual({ invalid_grant: 10, locked: 6 })
    expect(await attempt({ from: '198.51.100.120', userName: 'ketoan', tenant: 'hoabinh' })).toBe('invalid_grant')
  })

  it('is not guessed by who found a session open, either', async () => {
    const token = await test.signIn('hoabinh')
    const change = async (oldPassword: string) =>
      (
        await test.call<{ Description: string }>(
          'User',
          'changePassword',
          { oldPassword, newPassword: 'matkhau456' },
          { token },
        )
      ).body.Data.Description
    const answers = await times(12, () => change('sai12345'))
    expect(counted(answers)).toEqual({
      'Mật khẩu hiện tại không đúng': 10,
      'Đăng nhập sai quá nhiều lần, vui lòng thử lại sau 15 phút': 2,
    })
    expect(await change(adminPassword)).toMatch(/^Đăng nhập sai quá nhiều lần/)
    expect(await attempt({ from: '198.51.100.121', tenant: 'hoabinh', ...admin })).toBe('')
    later(15)
    expect(await change(adminPassword)).toBe('ok')
  })
})

it('letters can be asked for twenty times from a place', async () => {
  later(60)
  const ask = (email: string, remoteAddress: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/User/forgotPassword',
      remoteAddress,
      headers: { 'content-type': 'application/json', 'x-tenant': 'minhtam' },
      payload: JSON.stringify({ email }),
    })
  for (let index = 0; index < 20; index += 1) await ask(`nobody${index}@minhtam.vn`, '203.0.113.9')
  const spent = await ask('admin@minhtam.vn', '203.0.113.9')
  expect(spent.json()).toMatchObject({ Data: { Description: 'ok' } })
  expect(test.letters).toHaveLength(0)
  await ask('admin@minhtam.vn', '203.0.113.10')
  expect(test.letters).toHaveLength(1)
})

describe('what is over', () => {
  const inTenant = <T>(work: Parameters<typeof test.database.inTenant<T>>[1]) =>
    test.database.inTenant({ tenant: minhtam, user: null }, work)
  /** One of another user, which nobody looks for any more. */
  const plant = (at: Date, user: string) =>
    inTenant((tx) =>
      tx.batch([
        sql`insert into sign_in_failure (user_name, address, at) values ('gone', '192.0.2.1', ${at})`,
        sql`insert into address_attempt (purpose, address, at) values ('signIn', '192.0.2.1', ${at})`,
        sql`insert into access_token (hash, id, user_id, expires_at) select decode(md5(random()::text), 'hex'), gen_random_uuid(), ${user}::uuid, ${at}::timestamptz`,
        sql`insert into password_reset (hash, user_id, created_at) select decode(md5(random()::text), 'hex'), ${user}::uuid, ${at}::timestamptz`,
        sql`insert into request (user_id, call, request_id, body_hash, answer, created_at) values (${user}, 'x', ${at.toISOString()}, '', '{}', ${at})`,
      ]),
    )
  const left = (at: Date) =>
    inTenant((tx) =>
      tx.query(sql`select (select count(*)::int from sign_in_failure where at = ${at}) as failures,
        (select count(*)::int from address_attempt where at = ${at}) as attempts,
        (select count(*)::int from access_token where expires_at = ${at}) as tokens,
        (select count(*)::int from password_reset where created_at = ${at}) as links,
        (select count(*)::int from request where created_at = ${at}) as requests`),
    )

  it('is thrown away by whoever comes next or by housekeeping, whosever it was', async () => {
    const token = await test.signIn('minhtam')
    const me = await test.call<{ s_ID: string }>('ApiListUser', 'getInfo', null, { token })
    const long = new Date(now.getTime() - 8 * 24 * 3_600_000)
    await plant(long, me.body.Data.s_ID)
    expect(await left(long)).toEqual([{ failures: 1, attempts: 1, tokens: 1, links: 1, requests: 1 }])
    await test.signIn('minhtam')
    await test.call('User', 'forgotPassword', { email: 'nobody@minhtam.vn' }, { token: null })
    await cleanUpTenants(test.server)
    expect(await left(long)).toEqual([{ failures: 0, attempts: 0, tokens: 0, links: 0, requests: 0 }])
  })
})
