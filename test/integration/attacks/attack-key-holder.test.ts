/** What somebody tries with a key of a program, or with the right on the settings: to become more, and to write to everybody. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { functionIds } from '#model/right.ts'
import type { Anything } from '../../support/app.ts'
import { openMail } from '../../support/mail.ts'
import { userWith } from '../../support/users.ts'

const { trade, mail, later, now, letter, configure, send, deliverDue } = await openMail()

const as = async (
  token: string | null,
  path: string,
  body: unknown = null,
  options: object = {},
): Promise<Anything> => {
  const [module = '', name = ''] = path.split(/\/(.*)/)
  const { status, body: answer } = await trade.call(module, name, body, { token, tenant: 'minhtam', ...options })
  return { status, message: answer.ErrorMessage, ...answer.Data }
}

let made = 0
const makeKey = async (groupId: string, more: object = {}): Promise<{ id: string; key: string }> => {
  const token = await trade.signIn('minhtam')
  const body = { Name: `Khóa ${(made += 1)}`, groupId, callsPerMinute: 6000, ...more }
  const { s_ID: id } = await as(token, 'ApiKey/UpdateDB', body)
  return { id, key: (await as(token, 'ApiKey/Issue', { s_ID: id })).key }
}
let everything = ''
let seller = ''
beforeAll(async () => {
  const token = await trade.signIn('minhtam')
  expect((await configure()).Description).toBe('ok')
  const permissions = functionIds.map((FuncID) => ({ FuncID, full: true }))
  everything = (await as(token, 'ApiGroupUser/UpdateDB', { Code: 'TATCA', Name: 'Tất cả', permissions })).s_ID
  const orders = [{ FuncID: 'Order', full: true }]
  seller = (await as(token, 'ApiGroupUser/UpdateDB', { Code: 'BAN', Name: 'Bán', permissions: orders })).s_ID
})

describe('the way of letters that open accounts', () => {
  it('is changed by administrators alone, not with the right on the settings, nor by a key with every right', async () => {
    const { key } = await makeKey(everything)
    const setter = await userWith(trade, { Config: { R: true, U: true } })
    for (const token of [key, setter]) {
      expect((await as(token, 'ApiMailConfig/getInfo')).mayChange).toBe(false)
      for (const body of [{ host: 'evil.example', password: 'x' }, { host: '' }, { replyTo: 'toi@evil.example' }, {}])
        expect((await as(token, 'ApiMailConfig/UpdateDB', body)).status).toBe(403)
    }
    const anyone = { token: null, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } }
    expect((await as(null, 'User/forgotPassword', { email: 'admin@minhtam.vn' }, anyone)).status).toBe(404)
    const own = { ...anyone, headers: { host: 'minhtam.vua.test:666' } }
    expect((await as(null, 'User/forgotPassword', { email: 'admin@minhtam.vn' }, own)).Description).toBe('ok')
    await deliverDue()
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]!.parsed.text).toContain('minhtam.vua.test')
    expect(mail.received[0]!.raw).not.toContain(':666')
  })
})

describe('letters without end', () => {
  const fill = (count: number) =>
    trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`insert into letter (tenant_id, id, kind, state, recipients, subject, body, expires_at, created_at)
select ${sql.tenant}, gen_random_uuid(), 'document', 'sent', '{a@b.vn}', 'đầy', '', ${now()}::timestamptz, ${now()}::timestamptz from generate_series(1, ${count}::int)`),
    )

  it('are not sent by deleting those that were sent, by trying the mail server, or all at once', async () => {
    await later(25 * 60)
    await fill(55)
    const token = await trade.signIn('minhtam')
    const { ListItem } = await as(token, 'ApiMail/getlist', null, { query: { nItem: '1000', KeySearch: 'đầy' } })
    const gone = await as(
      token,
      'ApiMail/DeleteDB',
      ListItem.map(({ s_ID }: Anything) => s_ID),
    )
    expect(gone.TotalCount).toBe(55)
    const tries = await Promise.all([1, 2].map(() => as(token, 'ApiMailConfig/Test', { to: 'ai@do.vn' })))
    expect(tries.map(({ Description }) => Description)).toEqual(['ok', 'ok'])
    const sent = await Promise.all(Array.from({ length: 8 }, () => send({}, { token, tenant: 'minhtam' })))
    expect(sent.filter(({ Description }) => Description === 'ok')).toHaveLength(3)
    expect((await as(token, 'ApiMailConfig/Test', { to: 'ai@do.vn' })).Description).toContain('Đã gửi đủ 60 thư')
    expect(await deliverDue().then(() => mail.received.length)).toBe(5)
    await later(25 * 60)
    expect((await send()).Description).toBe('ok')
  })
})

describe('a key', () => {
  it('opens nothing from another place, whatever the caller says of where it is', async () => {
    const { key } = await makeKey(seller, { addresses: '203.0.113.0/24' })
    const from = async (remoteAddress: string, headers: Record<string, string>): Promise<number> => {
      const sent = {
        authorization: `Bearer ${key}`,
        'x-tenant': 'minhtam',
        'content-type': 'application/json',
        ...headers,
      }
      const answer = await trade.app.inject({
        method: 'POST',
        url: '/api/Order/getlist',
        headers: sent,
        remoteAddress,
        payload: '{}',
      })
      return answer.statusCode
    }
    expect(await from('203.0.113.9', {})).toBe(200)
    for (const [address, headers] of [
      ['198.51.100.7', { 'x-forwarded-for': '203.0.113.9' }],
      ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }],
      ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9, , 198.51.100.7' }],
      ['127.0.0.1', { 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9', 'cf-connecting-ip': '203.0.113.9' }],
      ['::ffff:198.51.100.7', { 'x-forwarded-for': '203.0.113.9' }],
    ] as const)
      expect([address, headers, await from(address, headers)]).toEqual([address, headers, 403])
  })

  it('is read from its header alone', async () => {
    const { key } = await makeKey(seller)
    const open = { 'x-tenant': 'minhtam', 'content-type': 'application/json' }
    const tries: readonly (readonly [url: string, headers: Record<string, string>])[] = [
      ...['key', 'token', 'access_token', 'authorization', 'api_key'].map((name) => [`?${name}=${key}`, {}] as const),
      ['', { cookie: `token=${key}; access_token=${key}` }],
      ['', { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }],
      ['', { authorization: key }],
      ['', { 'x-api-key': key }],
      ['', { authorization: `Bearer ${key} ${key}` }],
      ['', { authorization: `Bearer ${key.slice(0, -1)}` }],
    ]
    for (const [url, headers] of tries) {
      const sent = {
        method: 'POST' as const,
        url: `/api/Order/getlist${url}`,
        headers: { ...open, ...headers },
        payload: '{}',
      }
      expect([url, headers, (await trade.app.inject(sent)).statusCode]).toEqual([url, headers, 401])
    }
  })

  it('gets no answer of another one, by sending the same request', async () => {
    const [first, second] = [await makeKey(everything), await makeKey(seller)]
    const body = { Code: 'KLAP', Name: 'Khách', partnerType: 1, requestId: 'lap-lai-0002' }
    expect((await as(first.key, 'Customer/UpdateDB', body)).Description).toBe('ok')
    const again = await as(second.key, 'Customer/UpdateDB', body)
    expect([again.status, again.s_ID]).toEqual([403, undefined])
  })

  it('that is over opens neither files nor imports nor letters', async () => {
    const { id, key } = await makeKey(everything)
    const token = await trade.signIn('minhtam')
    expect((await as(token, 'ApiKey/UpdateDB', { s_ID: id, active: false })).Description).toBe('ok')
    for (const path of [
      'File/upload',
      'Product/ImportList',
      'ApiMail/Send',
      'Order/getPrint',
      'session-check',
      'print-form',
    ])
      expect([path, (await as(key, path, letter())).status]).toEqual([path, path.includes('-') ? 405 : 401])
    for (const path of ['session-check', 'print-form?code=X', 'File/01a21482-4ee1-7d8b-93dc-5668b313637f'])
      expect([path, (await as(key, path, null, { method: 'GET' })).status]).toEqual([path, 401])
  })
})
