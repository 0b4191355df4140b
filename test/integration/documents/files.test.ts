/** Who may read a file, who may attach it, how much room files have, and when they go. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { fullRight, functionIds, noRight, type FunctionId } from '#model/right.ts'
import type { FullSet } from '#test/fuzz/world/filling.ts'
import { fillTenant } from '#test/fuzz/world/full-set.ts'
import { inProcess, multipart } from '#test/fuzz/world/in-process.ts'
import { createTestApp, type Anything } from '../../support/app.ts'
import { cleanUpTenants } from '../../support/work.ts'

let now = new Date('2026-11-02T03:00:00Z')
const later = (hours: number): void => {
  now = new Date(now.getTime() + hours * 3_600_000)
}
const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
const test = await createTestApp({ clock, environment: { FILE_ROOM_MB: '2', FILE_ROOM_OF_USER_MB: '1' } })
const tenant = 'minhtam'
let tenantId = ''
let set: FullSet
let token = { admin: '', one: '', other: '' }

const group = async (without: FunctionId[]): Promise<string> => {
  const permissions = functionIds.map((FuncID) => ({ FuncID, ...(without.includes(FuncID) ? noRight : fullRight) }))
  const body = { Code: `THU${without.length}`, Name: 'Thử', permissions }
  return (await test.call('ApiGroupUser', 'UpdateDB', body, { token: token.admin })).body.Data.s_ID
}
const signIn = async (): Promise<void> => {
  token = {
    admin: await test.signIn(tenant),
    one: await test.signIn(tenant, 'mot', 'matkhau1'),
    other: await test.signIn(tenant, 'hai', 'matkhau1'),
  }
}
beforeAll(async () => {
  tenantId = (await test.makeTenant(tenant)).id
  token.admin = await test.signIn(tenant)
  set = await fillTenant(inProcess(test, { tenant, token: token.admin }), 'QMINEQ')
  for (const [UserName, groupId] of [
    ['mot', await group([])],
    ['hai', await group(['Order', 'Customer'])],
  ])
    await test.call(
      'ApiListUser',
      'UpdateDB',
      { UserName, password: 'matkhau1', groupId, email: `${UserName}@minhtam.vn` },
      { token: token.admin },
    )
  await signIn()
})
beforeEach(async () => {
  later(13)
  await signIn()
})

const upload = async (as: string, bytes = 20): Promise<Anything> => {
  const { type, body } = multipart('a.txt', Buffer.alloc(bytes, 'chữ '))
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/File/upload',
    headers: { 'x-tenant': tenant, authorization: `Bearer ${as}`, 'content-type': type },
    payload: body,
  })
  return answer.json()
}
const file = async (as: string): Promise<string> => (await upload(as)).Data.id
const get = (id: string, as: string, headers: Record<string, string> = {}) =>
  test.call('File', id, null, { method: 'GET', token: as, tenant, headers })
const isRead = async (id: string, as: string): Promise<boolean> => {
  const { headers } = await get(id, as)
  return !String(headers['content-type']).startsWith('application/json')
}
const ask = async (path: string, body: unknown, as: string, query: Record<string, string> = {}): Promise<Anything> => {
  const [module = '', name = ''] = path.split('/')
  return (await test.call(module, name, body, { token: as, tenant, query })).body.Data
}
const id = (kind: string): string => set.ids[kind]![0]!
const attach = (as: string, files: string[]) => ask('Order/UpdateDB', { s_ID: id('salesBill'), attachments: files }, as)

describe('a file is read', () => {
  it('by who sent it while nothing holds it, then by who may read what holds it', async () => {
    const mine = await file(token.other)
    expect([await isRead(mine, token.other), await isRead(mine, token.one)]).toEqual([true, false])
    await ask('Product/UpdateDB', { s_ID: id('product'), images: [mine] }, token.other)
    expect([await isRead(mine, token.other), await isRead(mine, token.one)]).toEqual([true, true])
    const onBill = await file(token.admin)
    await attach(token.admin, [onBill])
    expect([await isRead(onBill, token.other), await isRead(onBill, token.one)]).toEqual([false, true])
    // Goods and partners hold files as documents do.
    const [ofGoods, ofPartner] = [await file(token.admin), await file(token.admin)]
    await ask('Product/UpdateDB', { s_ID: id('product'), attachments: [ofGoods] }, token.admin)
    await ask('Customer/UpdateDB', { s_ID: id('partner'), attachments: [ofPartner] }, token.one)
    const { attachments } = await ask('Customer/getInfo', null, token.one, { s_ID: id('partner') })
    expect(attachments).not.toContain(ofPartner)
    await ask('Customer/UpdateDB', { s_ID: id('partner'), attachments: [ofPartner] }, token.admin)
    expect([await isRead(ofGoods, token.other), await isRead(ofPartner, token.other)]).toEqual([true, false])
    const names = async (as: string) => {
      const query = { ids: [ofGoods, ofPartner, onBill, 'x'].join(',') }
      const { Data } = (await test.call('File', 'getList', null, { token: as, tenant, query })).body
      return Data.ListItem as { id: string; fileName: string; size: number; type: string }[]
    }
    const [goods] = await names(token.other)
    expect(goods).toEqual({ id: ofGoods, fileName: 'a.txt', size: 20, type: 'text/plain' })
    expect([await names(token.other), await names(token.one)]).toMatchObject([{ length: 1 }, { length: 3 }])
    // Whoever asks for an order or a filter is told that there is none.
    const filter = '[{"field":"salary","op":"gt","value":1}]'
    const told: Record<string, string>[] = [{ ColSort: 'fileName' }, { filter }]
    for (const query of told) {
      const { body } = await test.call('File', 'getList', null, { token: token.other, tenant, query })
      expect(body.ErrorCode).toBe(-1)
    }
  })

  it('not any more by who sent it, when he may not read what holds it', async () => {
    const sent = await file(token.other)
    await test.database.inTenant({ tenant: tenantId, user: null }, (tx) =>
      tx.query(sql`update document set attachments = ${JSON.stringify([sent])} where id = ${id('salesBill')}`),
    )
    expect([await isRead(sent, token.other), await isRead(sent, token.one)]).toEqual([false, true])
  })

  it('anew each time: no store of a browser answers for us', async () => {
    const mine = await file(token.one)
    const { headers } = await get(mine, token.one)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('Authorization'),
    })
    const etag = String(headers['etag'])
    expect((await get(mine, token.one, { 'if-none-match': etag })).status).toBe(304)
    await ask('User/signOut', null, token.one)
    expect((await get(mine, token.one, { 'if-none-match': etag })).status).toBe(401)
  })
})

describe('a file is attached by nobody who may not read it', () => {
  const refused = expect.objectContaining({ errors: [expect.objectContaining({ code: 'unknownRef' })] })

  it('not to a document, not to a record, not as the logo', async () => {
    const foreign = await file(token.admin)
    expect(await attach(token.one, [foreign])).toEqual(refused)
    expect(await ask('Product/UpdateDB', { s_ID: id('product'), images: [foreign] }, token.one)).toEqual(refused)
    expect(await ask('User/SaveConfig', { LinkLogo: `/api/File/${foreign}` }, token.one)).toMatch(/Logo/)
    expect(await isRead(foreign, token.one)).toBe(false)
  })

  it('and naming it in another setting opens nothing', async () => {
    const foreign = await file(token.admin)
    await ask('User/SaveConfig', { companyAddress: `/api/File/${foreign}` }, token.one)
    expect(await isRead(foreign, token.one)).toBe(false)
  })

  it('but what one may read on one record may go on another, and what is there stays', async () => {
    const shared = await file(token.admin)
    await attach(token.admin, [shared])
    expect(await ask('Product/UpdateDB', { s_ID: id('product'), images: [shared] }, token.one)).toMatchObject({
      Description: 'ok',
    })
    expect(await ask('Product/UpdateDB', { s_ID: id('product'), images: [shared] }, token.other)).toMatchObject({
      Description: 'ok',
    })
  })
})

const isThere = async (one: string): Promise<boolean> =>
  (
    await test.database.inTenant({ tenant: tenantId, user: null }, (tx) =>
      tx.query(sql`select 1 from attachment where id = ${one}`),
    )
  ).length > 0

describe('what no record holds', () => {
  it('goes after a day; what a record takes meanwhile stays', async () => {
    const [left, taken] = [await file(token.one), await file(token.one)]
    await attach(token.one, [taken])
    later(23)
    await cleanUpTenants(test.server)
    expect(await isThere(left)).toBe(true)
    later(2)
    await cleanUpTenants(test.server)
    expect([await isThere(left), await isThere(taken)]).toEqual([false, true])
  })

  it('has a day from when its record lets it go', async () => {
    const taken = await file(token.one)
    await attach(token.one, [taken])
    later(100)
    await signIn()
    await cleanUpTenants(test.server)
    await attach(token.one, [])
    await cleanUpTenants(test.server)
    later(23)
    await cleanUpTenants(test.server)
    expect(await isThere(taken)).toBe(true)
    later(2)
    await cleanUpTenants(test.server)
    expect(await isThere(taken)).toBe(false)
  })

  it('is not the logo, nor a picture of goods', async () => {
    const [logo, picture] = [set.ids['attachment']![0]!, await file(token.admin)]
    await ask('Product/UpdateDB', { s_ID: set.ids['product']![1], images: [picture] }, token.admin)
    later(100)
    await cleanUpTenants(test.server)
    later(100)
    await cleanUpTenants(test.server)
    expect([await isThere(logo), await isThere(picture)]).toEqual([true, true])
  })
})

it('there is room for so much of one person, and of all', async () => {
  later(100)
  await cleanUpTenants(test.server)
  later(100)
  await cleanUpTenants(test.server)
  await signIn()
  expect((await upload(token.one, 900_000)).ErrorCode).toBe(0)
  expect((await upload(token.one, 200_000)).ErrorMessage).toMatch(/^Bạn đã dùng hết 1 MB .*sau một ngày/)
  expect((await upload(token.other, 900_000)).ErrorCode).toBe(0)
  expect((await upload(token.admin, 900_000)).ErrorMessage).toMatch(/^Doanh nghiệp đã dùng hết 2 MB/)
  later(25)
  await cleanUpTenants(test.server)
  await signIn()
  expect((await upload(token.one, 200_000)).ErrorCode).toBe(0)
})
