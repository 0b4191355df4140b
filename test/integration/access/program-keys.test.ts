/** Keys of programs: what they do, and what whoever holds one tries. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import { isOpen } from '#server/call/call.ts'
import { createTestApp, type Anything, type TestApp } from '../../support/app.ts'

let now = new Date('2026-11-02T03:00:00Z')
const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }

let test: TestApp
let tenant: string
let admin: string
let groups: Record<string, string>
beforeAll(async () => {
  test = await createTestApp({ clock })
  tenant = (await test.makeTenant('minhtam')).id
  await test.makeTenant('hoabinh')
})
const as = async (token: string, path: string, body: unknown = {}, more: Anything = {}): Promise<Anything> => {
  const [module = '', call = ''] = path.split('/')
  const { status, body: answer } = await test.call(module, call, body, { token, tenant: 'minhtam', ...more })
  return { status, message: answer.ErrorMessage, ...answer.Data }
}

let keys = 0
let name = ''
let id = ''
let key = ''
const save = (values: Anything) => as(admin, 'ApiKey/UpdateDB', { s_ID: id, ...values })
const status = async (path = 'Order/getlist', more: Anything = {}) => (await as(key, path, {}, more)).status
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000)
  admin = await test.signIn('minhtam')
  const { ListItem } = await as(admin, 'ApiGroupUser/getList')
  groups = Object.fromEntries(ListItem.map(({ Code, s_ID }: Record<string, string>) => [Code, s_ID]))
  name = `Cửa hàng ${(keys += 1)}`
  id = (await as(admin, 'ApiKey/UpdateDB', { Name: name, groupId: groups['BANHANG'], callsPerMinute: 60 })).s_ID
  key = (await as(admin, 'ApiKey/Issue', { s_ID: id })).key
})

describe('a key', () => {
  it('is shown once and kept as a hash, and calls with the rights of its group', async () => {
    expect(key).toMatch(/^vua_[\w-]{22}\.[\w-]{43}$/)
    expect(await status()).toBe(200)
    expect(await status('Import/getlist')).toBe(403)
    const info = await as(admin, 'ApiKey/getInfo', null, { query: { s_ID: id } })
    expect(info).toMatchObject({ Name: name, GroupName: 'Bán hàng', tail: key.slice(-4), callsPerMinute: 60 })
    const { ListItem } = await as(admin, 'ApiKey/getlist')
    expect(JSON.stringify([info, ListItem])).not.toContain(key.slice(30, -4))
    const rows = await test.database.inTenant({ tenant, user: null }, (tx) =>
      tx.query(sql`select p.*, encode(k.hash, 'base64'), r.answer from api_key p join access_token k on k.user_id = p.id
left join request r on r.tenant_id = p.tenant_id where p.id = ${id}`),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(key.slice(30))
  })

  it('acts in its own name', async () => {
    const customer = await as(key, 'Customer/UpdateDB', {
      Code: `K${keys}`,
      Name: 'Khách của chương trình',
      partnerType: 1,
    })
    expect(customer.Description).toBe('ok')
    const { ListItem } = await as(admin, 'ApiEvent/getlist', null, { query: { recordId: customer.s_ID } })
    expect(ListItem[0]).toMatchObject({ userName: `Khóa: ${name}`, action: 'Thêm' })
  })

  it('is no user: nobody signs in as it, and lists of users and groups leave it out', async () => {
    const users = await as(admin, 'ApiListUser/getlist', null, { query: { nItem: '1000' } })
    expect(JSON.stringify(users)).not.toContain(name)
    expect((await as(admin, 'ApiListUser/getInfo', null, { query: { s_UID: id } })).message).toContain('Không tìm thấy')
    const change = await as(admin, 'ApiListUser/UpdateDB', { s_ID: id, password: 'matkhau1', isAdmin: true })
    expect(change.Description).not.toBe('ok')
    for (const password of ['', '!', key]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/authtoken',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-tenant': 'minhtam' },
        payload: new URLSearchParams({ username: `Khóa: ${name}`, password }).toString(),
      })
      expect(answer.statusCode).toBe(400)
    }
    expect(test.faults).toEqual([])
  })

  it('shows when it was last used', async () => {
    const lastUsed = async () =>
      (await as(admin, 'ApiKey/getlist')).ListItem.find((row: Anything) => row.s_ID === id).lastUsed
    expect(await lastUsed()).toBeNull()
    now = new Date(now.getTime() + 600_000)
    await status()
    await test.server.lastUses.write()
    expect(await lastUsed()).toMatch(/^2026-11-/)
  })

  it('is called for with sensible limits', async () => {
    for (const [field, value] of [
      ['Name', ''],
      ['groupId', '00000000-0000-0000-0000-000000000000'],
      ['callsPerMinute', 0],
      ['callsPerMinute', 6001],
      ['addresses', '10.0.0.0/33'],
      ['addresses', 'somewhere'],
    ] as const)
      expect((await save({ [field]: value })).errors[0].path).toBe(field)
    const twice = await as(admin, 'ApiKey/UpdateDB', { Name: name.toUpperCase(), groupId: groups['BANHANG'] })
    expect(twice.errors[0]).toMatchObject({ path: 'Name', code: 'duplicate' })
  })
})

describe('a key ends at once', () => {
  it('when it is switched off, and counts again when switched on', async () => {
    await save({ active: false })
    expect(await status()).toBe(401)
    await save({ active: true })
    expect(await status()).toBe(200)
  })

  it('when a new one is issued, and when it is deleted', async () => {
    const old = key
    key = (await as(admin, 'ApiKey/Issue', { s_ID: id })).key
    expect((await as(old, 'Order/getlist')).status).toBe(401)
    expect(await status()).toBe(200)
    expect((await as(admin, 'ApiKey/DeleteDB', [id])).TotalCount).toBe(1)
    expect(await status()).toBe(401)
  })

  it('after its last day', async () => {
    await save({ expiresOn: '2026-11-01' })
    expect(await status()).toBe(401)
    // A sign-in sweeps what has expired.
    admin = await test.signIn('minhtam')
    await save({ expiresOn: '2027-01-01' })
    expect(await status()).toBe(200)
  })
})

describe('who holds a key', () => {
  it('uses it from its networks only', async () => {
    await save({ addresses: '203.0.113.0/24\n2001:db8::/32' })
    expect(await status()).toBe(403)
    const from = (address: string) => status('Order/getlist', { headers: { 'x-forwarded-for': address } })
    expect([await from('203.0.113.9'), await from('2001:db8::1'), await from('203.0.114.9')]).toEqual([200, 200, 403])
    await save({ addresses: '127.0.0.1' })
    expect(await status()).toBe(200)
  })

  it('is limited by the minute, apart from people', async () => {
    await save({ callsPerMinute: 3 })
    await status()
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push(await status())
    expect(statuses).toEqual([200, 200, 429, 429, 429])
    expect((await as(admin, 'Order/getlist')).status).toBe(200)
  })

  it('is limited by the minute, also when its first calls all come at once', async () => {
    await save({ callsPerMinute: 3 })
    const statuses = await Promise.all(Array.from({ length: 20 }, () => status()))
    expect(statuses.filter((one) => one === 200)).toHaveLength(3)
    expect(statuses.filter((one) => one === 429)).toHaveLength(17)
  })

  it('reaches nothing about people, even with every right', async () => {
    await save({ groupId: groups['ADMIN'] })
    const closed = test.calls.filter(
      (call) =>
        /^(ApiListUser|ApiGroupUser|ApiKey)\//i.test(call.path) ||
        (!isOpen(call) &&
          /^User\/(changePassword|signOut|.*SecondFactor|.*Recovery|.*Session|getSecurity)/.test(call.path)),
    )
    expect(closed.length).toBeGreaterThan(25)
    now = new Date(now.getTime() + 120_000)
    await save({ callsPerMinute: 6000 })
    for (const { path } of closed) expect([path, await status(path)]).toEqual([path, 403])
    expect(await status('User/getConfig')).toBe(200)
  })

  it('reaches no other tenant', async () => {
    expect(await status('Order/getlist', { tenant: 'hoabinh' })).toBe(403)
  })
})

describe('who makes a key', () => {
  it('gives no right he has not, by making, changing, issuing or deleting one', async () => {
    const permissions = ['User', 'Customer'].map((FuncID) => ({ FuncID, R: true, A: true, U: true, D: true }))
    const group = (await as(admin, 'ApiGroupUser/UpdateDB', { Code: `Q${keys}`, Name: `Q${keys}`, permissions })).s_ID
    const sent = { UserName: `quanly${keys}`, password: 'matkhau1', groupId: group, email: `q${keys}@minhtam.vn` }
    await as(admin, 'ApiListUser/UpdateDB', sent)
    const manager = await test.signIn('minhtam', sent.UserName, sent.password)
    const made = await as(manager, 'ApiKey/UpdateDB', { Name: `M${keys}`, groupId: groups['ADMIN'] })
    expect(made.errors[0].path).toBe('groupId')
    expect((await as(manager, 'ApiKey/UpdateDB', { s_ID: id, callsPerMinute: 6 })).errors[0].path).toBe('groupId')
    expect((await as(manager, 'ApiKey/Issue', { s_ID: id })).Description).not.toBe('ok')
    expect((await as(manager, 'ApiKey/DeleteDB', [id])).TotalCount).toBe(0)
    expect((await as(manager, 'ApiKey/UpdateDB', { Name: `M${keys}`, groupId: group })).Description).toBe('ok')
  })

  it('needs the right on users, and finds no key of another tenant', async () => {
    const stranger = await test.signIn('hoabinh')
    const { body } = await test.call('ApiKey', 'Issue', { s_ID: id }, { token: stranger, tenant: 'hoabinh' })
    expect(body.Data.Description).toContain('Không tìm thấy')
    expect(await status()).toBe(200)
  })
})
