/** What a sign-in costs and tells: the same work for every name, counted in hashes and statements, not in milliseconds. */
import type * as Argon from '@node-rs/argon2'
import { hash } from '@node-rs/argon2'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import type { Database } from '#server/database/database.ts'
import { adminPassword, createTestApp, type TestApp } from '../../support/app.ts'

/** What argon2 was asked for; `before` runs within each check of a password, and may answer it: wrong. */
const work = vi.hoisted(() => ({
  hashes: 0,
  checks: 0,
  running: 0,
  most: 0,
  before: async (): Promise<unknown> => true,
}))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon>()
  return {
    hash: (...given: Parameters<typeof real.hash>) => {
      work.hashes += 1
      return real.hash(...given)
    },
    verify: async (...given: Parameters<typeof real.verify>) => {
      work.checks += 1
      work.running += 1
      work.most = Math.max(work.most, work.running)
      const isRight = (await work.before()) !== 'wrong' && (await real.verify(...given))
      work.running -= 1
      return isRight
    },
  }
})

let statements: string[] = []
/** The same database, which tells every statement and how each transaction ended. */
const told = (database: Database): Database => {
  const listening = (tx: Tx): Tx =>
    Object.assign(Object.create(tx) as Tx, {
      query: (statement: Parameters<Tx['query']>[0]) => {
        statements.push(statement.text)
        return tx.query(statement)
      },
      batch: (all: Parameters<Tx['batch']>[0]) => {
        statements.push(...all.map(({ text }) => text))
        return tx.batch(all)
      },
    })
  return {
    ...database,
    inTenant: async (who, run, options) => {
      statements.push('begin')
      const result = await database.inTenant(who, (tx) => run(listening(tx)), options)
      statements.push('commit')
      return result
    },
  }
}

let test: TestApp
let tenant: string
beforeAll(async () => {
  test = await createTestApp()
  tenant = (await test.makeTenant('minhtam')).id
  await test.signIn('minhtam')
  const groups = await test.call('ApiGroupUser', 'getList')
  const groupId = groups.body.Data.ListItem[0].s_ID
  for (const UserName of ['lan', 'hoa'])
    await test.call('ApiListUser', 'UpdateDB', {
      UserName,
      password: 'matkhau123',
      groupId,
      email: `${UserName}@minhtam.vn`,
      active: UserName === 'lan',
    })
  test.server.database = told(test.database)
})
beforeEach(() => {
  statements = []
  Object.assign(work, { hashes: 0, checks: 0, running: 0, most: 0, before: async () => true })
})

let places = 0
const attempt = async (userName: string, password: string) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/authtoken',
    remoteAddress: `192.0.2.${(places += 1) % 250}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-tenant': 'minhtam' },
    payload: new URLSearchParams({ username: userName, password }).toString(),
  })
  return `${answer.statusCode} ${answer.json<{ error?: string }>().error ?? 'ok'}`
}
const costOf = async (run: () => Promise<unknown>) => {
  statements = []
  Object.assign(work, { hashes: 0, checks: 0 })
  await run()
  return { statements, hashes: work.hashes, checks: work.checks }
}

describe('a wrong password', () => {
  it('costs one check and the same statements, whether the name is known, unknown or locked out', async () => {
    // The first unknown name makes the hash all unknown ones are compared with.
    await attempt('first', 'sai12345')
    const costs = []
    for (const name of ['admin', 'nobody', 'hoa']) {
      costs.push(await costOf(async () => expect(await attempt(name, 'sai12345')).toBe('400 invalid_grant')))
    }
    expect(costs[0]!.checks).toBe(1)
    expect(costs[0]!.statements.length).toBeGreaterThan(6)
    expect(costs[1]).toEqual(costs[0])
    expect(costs[2]).toEqual(costs[0])
  })

  it('of a name that is out of guesses costs none, known or not', async () => {
    for (const name of ['lan', 'nobody-else'])
      for (let index = 0; index < 10; index += 1) await attempt(name, 'sai12345')
    const known = await costOf(async () => expect(await attempt('lan', 'matkhau123')).toBe('400 locked'))
    const unknown = await costOf(async () => expect(await attempt('nobody-else', 'matkhau123')).toBe('400 locked'))
    expect(known.checks).toBe(0)
    expect(known).toEqual(unknown)
  })
})

it('asking for a letter costs the same for an address that is known', async () => {
  const ask = (email: string) => test.call('User', 'forgotPassword', { email }, { token: null, tenant: 'minhtam' })
  const known = await costOf(async () =>
    expect((await ask('admin@minhtam.vn')).body.Data).toEqual({ Description: 'ok' }),
  )
  const unknown = await costOf(async () =>
    expect((await ask('ai@minhtam.vn')).body.Data).toEqual({ Description: 'ok' }),
  )
  expect(test.letters.map(({ to }) => to)).toEqual(['admin@minhtam.vn'])
  expect(known.statements.length).toBeGreaterThan(5)
  expect(unknown).toEqual(known)
})

it('checks two passwords at a time; whoever finds two hundred waiting is told to come back', async () => {
  let release = (): void => {}
  const gate = new Promise<string>((resolve) => (release = () => resolve('wrong')))
  work.before = () => gate
  const early: string[] = []
  const all = Array.from({ length: 260 }, async (_, index) => {
    const outcome = await attempt(`flood${index}`, 'sai12345')
    early.push(outcome)
    return outcome
  })
  await vi.waitFor(() => expect([early.length, work.running]).toEqual([56, 2]), { timeout: 20_000 })
  expect(new Set(early)).toEqual(new Set(['429 invalid_request']))
  release()
  const outcomes = await Promise.all(all)
  expect(outcomes.filter((one) => one === '400 invalid_grant')).toHaveLength(204)
  expect(work.most).toBe(2)
})

describe('a stored hash', () => {
  const stored = () =>
    test.database.inTenant({ tenant, user: null }, (tx) =>
      tx.query<{ password_hash: string }>(sql`select password_hash from app_user where user_name = 'admin'`),
    )
  const store = (text: string) =>
    test.database.inTenant({ tenant, user: null }, (tx) =>
      tx.query(sql`update app_user set password_hash = ${text} where user_name = 'admin'`),
    )

  it('is argon2id with what OWASP asks for, and is made anew at sign-in when it is of an older cost', async () => {
    const today = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/
    expect((await stored())[0]!.password_hash).toMatch(today)
    await store(await hash(adminPassword, { memoryCost: 4096, timeCost: 1, parallelism: 1 }))
    expect(await attempt('admin', 'sai12345')).toBe('400 invalid_grant')
    expect((await stored())[0]!.password_hash).toContain('m=4096,t=1')
    expect(await attempt('admin', adminPassword)).toBe('200 ok')
    expect((await stored())[0]!.password_hash).toMatch(today)
    const again = await costOf(() => attempt('admin', adminPassword))
    expect([again.hashes, again.checks]).toEqual([0, 1])
  })

  it('that changes while the password is checked opens nothing', async () => {
    const changed = await hash('matkhau456', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    work.before = () => store(changed)
    expect(await attempt('admin', adminPassword)).toBe('400 invalid_grant')
    work.before = async () => true
    expect(await attempt('admin', 'matkhau456')).toBe('200 ok')
  })
})
