/** What was said to others: kept without secrets, read by who may change what it is about, and gone after a time. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { fullRight, functionIds, noRight, type FunctionId } from '#model/right.ts'
import { addressProblem } from '#server/outbound/hosts.ts'
import type { OutboundCaller } from '#server/outbound/question.ts'
import { createTestApp, type Anything } from '../../support/app.ts'
import { answerText, startMisbehaving } from '../../support/misbehaving.ts'
import { cleanUpTenants } from '../../support/work.ts'

let now = new Date('2026-11-02T03:00:00Z')
const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
const test = await createTestApp({ clock, environment: { OUTBOUND_HOSTS: '127.0.0.1' } })
const tenant = 'minhtam'
const other = 'hoaphat'
let tenantId = ''
let otherId = ''
let tokens: Record<string, string> = {}
const document = '0193a0c8-0000-7000-8000-000000000001'
const secret = 'mat-khau-cua-nha-van-chuyen'

const asked = await startMisbehaving((socket, heard) =>
  socket.end(answerText(JSON.stringify({ code: 200, token: 'abcdef', echo: heard().slice(-200) }))),
)

const group = async (without: FunctionId[]): Promise<string> => {
  const permissions = functionIds.map((FuncID) => ({ FuncID, ...(without.includes(FuncID) ? noRight : fullRight) }))
  const body = { Code: `THU${without.length}`, Name: 'Thử', permissions }
  return (await test.call('ApiGroupUser', 'UpdateDB', body, { token: tokens['admin']!, tenant })).body.Data.s_ID
}
const person = async (UserName: string, without: FunctionId[]): Promise<void> => {
  const user = { UserName, password: 'matkhau1', groupId: await group(without), email: `${UserName}@minhtam.vn` }
  await test.call('ApiListUser', 'UpdateDB', user, { token: tokens['admin']!, tenant })
  tokens[UserName] = await test.signIn(tenant, UserName, 'matkhau1')
}
const callerOf = (id: string, more: Partial<OutboundCaller> = {}): OutboundCaller => ({
  tenant: id,
  adapter: 'thu',
  official: [],
  by: { id: document, displayName: 'Chị Lan' },
  ...more,
})
const say = (caller: OutboundCaller) =>
  test.server.outbound.ask(caller, {
    action: 'issue',
    method: 'POST',
    origin: `http://127.0.0.1:${asked.port}`,
    path: '/v2/order',
    headers: { Token: secret },
    body: { type: 'application/json', content: JSON.stringify({ name: 'Nước mắm', key: secret }) },
    secrets: [secret],
  })
const read = async (as: string, name: string, query: Record<string, string>, of = tenant): Promise<Anything> =>
  (await test.call('ApiExchange', name, null, { token: tokens[as]!, tenant: of, query })).body

beforeAll(async () => {
  tenantId = (await test.makeTenant(tenant)).id
  otherId = (await test.makeTenant(other)).id
  tokens = { admin: await test.signIn(tenant), stranger: await test.signIn(other) }
  await person('mot', ['Config'])
  await person('hai', ['Config', 'Customer'])
  await say(callerOf(tenantId, { about: { kind: 'partner', id: document } }))
  await say(callerOf(tenantId))
  await say(callerOf(otherId))
  return () => asked.stop()
})

describe('an exchange', () => {
  it('is kept with what was said, without what must not be known', async () => {
    const { ListItem } = (await read('admin', 'getListOf', { module: 'Customer', s_ID: document })).Data
    expect(ListItem).toMatchObject([
      { adapter: 'thu', action: 'issue', by: 'Chị Lan', method: 'POST', status: 200, outcome: 'answered' },
    ])
    expect(ListItem[0].outcomeName).toBe('Đã trả lời (200)')
    const whole = (await read('admin', 'getInfo', { s_ID: ListItem[0].s_ID })).Data
    expect(whole.request).toContain('Nước mắm')
    expect(whole.request).toContain('Token: ••••')
    expect(whole.answer).toContain('"token":"••••"')
    const rows = await test.database.inTenant({ tenant: tenantId, user: null }, (tx) =>
      tx.query(sql`select to_jsonb(x)::text as text from exchange x where ${sql.ours('x')}`),
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is read by who may change what it is about, and all by who may change the configuration', async () => {
    const about = { module: 'Customer', s_ID: document }
    expect((await read('admin', 'getListOf', {})).Data.ListItem).toHaveLength(2)
    expect((await read('admin', 'getListOf', { adapter: 'khac' })).Data.ListItem).toHaveLength(0)
    expect((await read('mot', 'getListOf', about)).Data.ListItem).toHaveLength(1)
    const [{ s_ID }] = (await read('mot', 'getListOf', about)).Data.ListItem
    expect((await read('mot', 'getInfo', { s_ID, module: 'Customer' })).Data.s_ID).toBe(s_ID)
    expect((await read('admin', 'getInfo', { s_ID })).Data.s_ID).toBe(s_ID)
    // Neither by a module that it is not about, nor by all of them, which is for the configuration.
    expect((await read('mot', 'getInfo', { s_ID, module: 'Order' })).ErrorCode).not.toBe(0)
    expect((await read('mot', 'getInfo', { s_ID })).ErrorCode).not.toBe(0)
    expect((await read('hai', 'getListOf', about)).ErrorCode).not.toBe(0)
    expect((await read('hai', 'getInfo', { s_ID, module: 'Customer' })).ErrorCode).not.toBe(0)
    expect((await read('mot', 'getListOf', {})).ErrorCode).not.toBe(0)
    expect((await read('stranger', 'getInfo', { s_ID }, other)).ErrorCode).not.toBe(0)
    expect((await read('stranger', 'getListOf', about, other)).Data.ListItem).toEqual([])
  })

  it('is refused to who has no right at all, whatever he asks for', async () => {
    await person('bon', [...functionIds])
    const as = { token: tokens['bon']!, tenant }
    for (const query of [{}, { s_ID: document }, { module: 'Customer', s_ID: document }, { module: 'Nothing' }])
      for (const name of ['getListOf', 'getInfo'])
        expect(
          (await test.call('ApiExchange', name, null, { ...as, query: query as Record<string, string> })).status,
        ).toBe(403)
  })

  it.each([
    { module: 'Nothing', s_ID: document },
    { module: 'Customer' },
    { module: 'Order', s_ID: document },
    { s_ID: document },
    { module: 'Customer', s_ID: "' or 1=1" },
  ])('of nothing is refused: %o', async (query) => {
    expect((await read('admin', 'getListOf', query as Record<string, string>)).ErrorCode).not.toBe(0)
  })

  it('goes after ninety days, by itself', async () => {
    now = new Date(now.getTime() + 89 * 86_400_000)
    await cleanUpTenants(test.server)
    const count = async () =>
      (
        await test.database.inTenant({ tenant: tenantId, user: null }, (tx) =>
          tx.query(sql`select 1 from exchange x where ${sql.ours('x')}`),
        )
      ).length
    expect(await count()).toBe(2)
    now = new Date(now.getTime() + 2 * 86_400_000)
    await cleanUpTenants(test.server)
    expect(await count()).toBe(0)
  })
})

describe('the address of a configuration', () => {
  const hosts = {
    official: ['api.ghn.vn', '*-tt78admin.vnpt-invoice.com.vn'],
    listed: [{ host: '10.0.0.7', port: 8080 }],
  }
  it.each([
    'https://api.ghn.vn',
    'https://api.ghn.vn/',
    'https://0109999887-tt78admin.vnpt-invoice.com.vn',
    'http://10.0.0.7:8080',
  ])('%s is allowed', (url) => expect(addressProblem('url', url, hosts)).toBeNull())
  it.each([
    'http://api.ghn.vn',
    'https://api.ghn.vn/x',
    'https://api.ghn.vn?x',
    'https://api.ghn.vn#x',
    'https://a@api.ghn.vn',
    'https://api.ghn.vn:444',
    'https://evil.vn',
    'http://10.0.0.7',
    'http://10.0.0.8:8080',
    'ftp://api.ghn.vn',
    'api.ghn.vn',
    'https:api.ghn.vn',
    ' https://api.ghn.vn',
    '',
  ])('%s is not', (url) =>
    expect(addressProblem('url', url, hosts)).toEqual({ at: 'url', message: 'addressForbidden', values: { url } }),
  )
})
