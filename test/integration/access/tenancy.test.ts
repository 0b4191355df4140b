import { beforeAll, describe, expect, it } from 'vitest'
import { setTenantActive } from '#server/tenant.ts'
import { readHost, type KnownHost } from '#server/access/hosts.ts'
import { requestedTenant } from '#server/access/tenancy.ts'
import { openDatabase } from '#server/database/database.ts'
import { systemClock } from '#kernel/clock.ts'
import { createTestApp, type Anything, type TestApp } from '../../support/app.ts'

let test: TestApp
let ours = ''
let theirs = ''
beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
  await test.makeTenant('hoabinh')
  theirs = await test.signIn('hoabinh')
  ours = await test.signIn('minhtam')
})

const our = {
  get token() {
    return ours
  },
  tenant: 'minhtam',
}
const their = {
  get token() {
    return theirs
  },
  tenant: 'hoabinh',
}

describe('the tenant of a host', () => {
  const tenant = (code: string): KnownHost => ({ kind: 'tenant', code })
  const bare = (name: string): KnownHost => ({ kind: 'bare', name })
  const foreign: KnownHost = { kind: 'foreign' }

  it.each<[string, KnownHost]>([
    ['minhtam.vua.test', tenant('minhtam')],
    ['minhtam.vua.test:8080', tenant('minhtam')],
    ['MINHTAM.Vua.Test.', tenant('minhtam')],
    ['vua.test', bare('vua.test')],
    ['VUA.test.:443', bare('vua.test')],
    ['www.vua.test', bare('www.vua.test')],
    ['localhost', bare('localhost')],
    ['127.0.0.1:8080', bare('127.0.0.1')],
    ['[::1]:8080', bare('[::1]')],
    ...[
      'a.minhtam.vua.test',
      'minhtam.vua.test.evil.com',
      'minhtam.vua.test@evil.com',
      'minhtam.vua.test:80@evil.com',
      'evil.com:x@minhtam.vua.test',
      'evilvua.test',
      '.vua.test',
      '-.vua.test',
      'minhtam.vua.test..',
      'minhtam.localhost',
      'shop.example.vn',
      'example.vn',
      'server',
      '999.0.0.1',
      '127.1',
      '0x7f.0.0.1',
      '[::1]evil.com',
      '[::1',
      '::1',
      'minhtam.vua.test/x',
      'minhtam.vua.test evil.com',
      'minhtam.vua.test,evil.com',
      '',
    ].map((host): [string, KnownHost] => [host, foreign]),
  ])('%s → %o', (host, known) => {
    expect(readHost(host, 'vua.test')).toEqual(known)
  })

  it('under localhost is the label before it', () => {
    expect(readHost('minhtam.localhost', 'localhost')).toEqual(tenant('minhtam'))
    expect(readHost('minhtam.localhost.evil.com', 'localhost')).toEqual(foreign)
  })

  it('must agree with the header', () => {
    expect(requestedTenant({ host: 'minhtam.vua.test', header: 'MINHTAM' }, 'vua.test')).toBe('minhtam')
    expect(() => requestedTenant({ host: 'minhtam.vua.test', header: 'hoabinh' }, 'vua.test')).toThrow('otherTenant')
    expect(() => requestedTenant({ host: 'vua.test', header: undefined }, 'vua.test')).toThrow('noTenant')
    expect(() => requestedTenant({ host: 'minhtam.example.vn', header: 'minhtam' }, 'vua.test')).toThrow(
      'unknownTenant',
    )
  })
})

describe('a tenant', () => {
  it('is found by host alone', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/User/getConfig',
      headers: { host: 'minhtam.vua.test', authorization: `Bearer ${ours}` },
    })
    expect(answer.json<{ Data: { companyName: string } }>().Data.companyName).toBe('Công ty minhtam')
  })

  it('says what is wrong when it cannot be told', async () => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/User/getConfig',
        headers: { authorization: `Bearer ${ours}`, ...headers },
      })
      return [answer.statusCode, answer.json<{ Message: string }>().Message]
    }
    expect(await ask({})).toEqual([400, 'Thiếu mã doanh nghiệp'])
    expect(await ask({ 'x-tenant': 'khongco' })).toEqual([404, 'Không tìm thấy doanh nghiệp'])
    expect(await ask({ 'x-tenant': '../etc' })).toEqual([404, 'Không tìm thấy doanh nghiệp'])
    for (const host of ['minhtam.vua.test.evil.com', 'minhtam.vua.test@evil.com', 'evil.com', 'a.minhtam.vua.test'])
      for (const more of [{}, { 'x-tenant': 'minhtam' }] as Record<string, string>[])
        expect([host, ...(await ask({ host, ...more }))]).toEqual([host, 404, 'Không tìm thấy doanh nghiệp'])
    expect(await ask({ host: 'vua.test', 'x-forwarded-host': 'evil.com', 'x-tenant': 'minhtam' })).toEqual([
      404,
      'Không tìm thấy doanh nghiệp',
    ])
    expect(await ask({ 'x-tenant': 'hoabinh' })).toEqual([403, 'Bạn không có quyền truy cập doanh nghiệp này'])
    expect(await ask({ 'x-tenant': 'hoabinh', host: 'minhtam.vua.test' })).toEqual([
      403,
      'Bạn không có quyền truy cập doanh nghiệp này',
    ])
  })

  it('that is closed is not found, and its data is there when it opens again', async () => {
    await test.makeTenant('dongcua')
    const token = await test.signIn('dongcua')
    const owner = openDatabase({ url: test.ownerUrl, clock: systemClock, max: 1 })
    const ask = () => test.call('User', 'getConfig', null, { token, tenant: 'dongcua' })
    await setTenantActive(owner, 'dongcua', false)
    test.server.directory.forget()
    expect((await ask()).status).toBe(404)
    await setTenantActive(owner, 'dongcua', true)
    test.server.directory.forget()
    expect((await ask()).status).toBe(200)
    await owner.close()
  })

  it('starts with everything a first sale needs', async () => {
    await test.makeTenant('moi')
    await test.signIn('moi')
    const codes = async (module: string, name: string, query: Record<string, string> = {}) =>
      (await test.call(module, name, null, { query })).body.Data.ListItem.map((row: Anything) => row.Code)
    expect(await codes('ApiListStore', 'getList')).toEqual(['KHO01'])
    expect(await codes('ApiListFund', 'getList')).toEqual(['TM'])
    expect(await codes('Customer', 'getlistShort')).toEqual(['KHLE'])
    expect(await codes('ApiListUnit', 'getList')).toEqual(['CAI', 'CHAI', 'HOP', 'KG', 'LON', 'THUNG'])
    expect(await codes('ApiGroupUser', 'getList')).toEqual(['ADMIN', 'BANHANG', 'KETOAN', 'THUKHO'])
    expect((await test.call('User', 'getConfig')).body.Data).toMatchObject({
      baseCurrency: 'VND',
      baseDecimals: 0,
      companyName: 'Công ty moi',
    })
  })

  it('is made once', async () => {
    await expect(test.makeTenant('minhtam')).rejects.toThrow('exists already')
    await expect(test.makeTenant('X')).rejects.toThrow('Mã doanh nghiệp không hợp lệ')
  })
})

describe('an id of another tenant', () => {
  const unknown = '01900000-0000-7000-8000-000000000000'

  it('is answered like one that does not exist, by every call that takes ids', async () => {
    const saved = await test.call('Customer', 'UpdateDB', { Name: 'Khách của Hòa Bình', partnerType: 1 }, their)
    const foreign = saved.body.Data.s_ID as string
    const blind = (text: string, id: string) => text.replaceAll(id, 'ID')
    const calls = test.calls.filter((call) =>
      /\/(getInfo|getChain|getInfoFrom|getPrint|ExportItem|DeleteDB|UpdateDB|UpdateList|Huy|Hoantac|getConsequences|getSaveConsequences|getlist|getList|getlistShort|getListPO)$/.test(
        call.path,
      ),
    )
    expect(calls.length).toBeGreaterThan(100)
    for (const call of calls) {
      const ask = async (id: string) => {
        const [module, name] = call.path.split('/') as [string, string]
        const body =
          {
            UpdateDB: { s_ID: id, Name: 'x', lines: [] },
            UpdateList: [{ s_ID: id }],
            DeleteDB: [id],
            Huy: [id],
            Hoantac: [id],
            getConsequences: [id],
            getSaveConsequences: { s_ID: id, lines: [] },
          }[name] ?? null
        const answer = await test.call(module, name, body, {
          ...our,
          query: { s_ID: id, s_UID: id, source: 'Order', Object_ID: id, Group_ID: id, Branch_ID: id, Store_ID: id },
        })
        const said = blind(answer.raw, id)
        // The record has no id, so each of the two saves makes another version of the one there is.
        const isCounted = call.path === 'ApiInvoiceConfig/UpdateDB'
        return [answer.status, isCounted ? said.replace(/"version":\d+/, '"version":N') : said]
      }
      expect([call.path, ...(await ask(foreign))]).toEqual([call.path, ...(await ask(unknown))])
    }
    const info = await test.call('Customer', 'getInfo', null, { ...their, query: { s_ID: foreign } })
    expect(info.body.Data.Name).toBe('Khách của Hòa Bình')
  })

  it('cannot be referred to', async () => {
    const group = await test.call('ApiListObjectGroups', 'getList', null, their)
    const answer = await test.call(
      'Customer',
      'UpdateDB',
      { Name: 'x', partnerType: 1, Group_ID: group.body.Data.ListItem[0].s_ID },
      our,
    )
    expect(answer.body.Data.errors).toMatchObject([{ path: 'Group_ID', code: 'unknownRef' }])
    const users = await test.call('ApiListUser', 'getlist', null, their)
    const groupOfUsers = await test.call('ApiGroupUser', 'getList', null, their)
    expect(
      (await test.call('ApiListUser', 'getInfo', null, { ...our, query: { s_UID: users.body.Data.ListItem[0].s_ID } }))
        .body.ErrorCode,
    ).toBe(-1)
    const user = await test.call(
      'ApiListUser',
      'UpdateDB',
      { UserName: 'abc', password: 'matkhau1', email: 'abc@x.vn', groupId: groupOfUsers.body.Data.ListItem[0].s_ID },
      our,
    )
    expect(user.body.Data.errors).toMatchObject([{ path: 'groupId', code: 'unknownRef' }])
  })

  it('opens no file', async () => {
    const boundary = 'x1'
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nbí mật\r\n--${boundary}--\r\n`
    const uploaded = await test.app.inject({
      method: 'POST',
      url: '/api/File/upload',
      headers: {
        'x-tenant': 'hoabinh',
        authorization: `Bearer ${theirs}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    })
    const { id } = uploaded.json<{ Data: { id: string } }>().Data
    const read = (who: typeof our) =>
      test.call('File', id, null, { token: who.token, tenant: who.tenant, method: 'GET' })
    expect((await read(their)).raw).toBe('bí mật')
    expect((await read(our)).body).toMatchObject({ ErrorCode: -1, ErrorMessage: 'Không tìm thấy dữ liệu' })
  })
})
