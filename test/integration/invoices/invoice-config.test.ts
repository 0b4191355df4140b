/** By whom a business issues its invoices: what is kept of each provider, and whether it can be reached. */
import { expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { openConnected } from '#test/support/connected.ts'
import { configOf, connections, type Connected } from '#test/support/providers/connections.ts'

const { trade, fake, connect } = await openConnected('ketnoi', 'viettel')
const read = (): Promise<Anything> => trade.data('ApiInvoiceConfig', 'getInfo')
const save = (body: object): Promise<Anything> => trade.data('ApiInvoiceConfig', 'UpdateDB', {}, body)
const test = async (): Promise<string> =>
  (await trade.call('ApiInvoiceConfig', 'TestConnection', null)).body.Data.Description

it('is the program itself at first, which is always there', async () => {
  expect(await read()).toMatchObject({ provider: 'none', url: '', password: null, settings: {}, version: 0 })
  expect(await test()).toBe('ok')
})

it('takes what was typed before a provider was chosen', async () => {
  await save({ username: 'ketoan', password: 'gõ trước' })
  await save({ provider: 'misa' })
  expect(await read()).toMatchObject({ username: 'ketoan', password: '••••' })
  await save({ provider: 'none' })
})

it('keeps the account of each provider, and tells no password', async () => {
  expect(await connect()).toMatchObject({ Description: 'ok', version: 4 })
  expect(await read()).toMatchObject({ provider: 'viettel', username: '0109999887', password: '••••', settings: {} })
  expect(await save({ provider: 'vnpt', settings: { serviceUsername: 'dichvu', servicePassword: 'bí mật' } })).toEqual({
    Description: 'ok',
    version: 5,
  })
  // The password of one provider is not sent to another.
  expect(await test()).not.toBe('ok')
  expect(await read()).toMatchObject({
    settings: { serviceUsername: 'dichvu', servicePassword: '••••' },
  })
  await save({ password: 'mới', settings: { serviceUsername: 'dichvu2' } })
  expect((await read()).settings).toEqual({ serviceUsername: 'dichvu2', servicePassword: '••••' })
  await save({ password: '••••', settings: { servicePassword: '••••' } })
  expect((await read()).settings).toEqual({ serviceUsername: 'dichvu2', servicePassword: '••••' })
  await save({ provider: 'misa', settings: { appId: 'ứng dụng', signType: 5 } })
  expect((await read()).settings).toEqual({ appId: 'ứng dụng', signType: 5 })
  await save({ provider: 'viettel' })
  expect(await read()).toMatchObject({ password: '••••', settings: {} })
  const [stored] = await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query<{ text: string }>(
      sql`select (select string_agg(c::text, ' ') from invoice_config c) || (select string_agg(e::text, ' ') from event e) as text`,
    ),
  )
  for (const secret of ['bí mật', 'mới', connections.viettel.account.password])
    expect(stored!.text).not.toContain(secret)
})

it('refuses addresses that are neither official nor listed, and nonsense', async () => {
  const refusal = async (body: object): Promise<string> =>
    (await trade.call('ApiInvoiceConfig', 'UpdateDB', body)).body.Data.Description
  for (const url of [
    'http://10.0.0.1',
    'https://example.vn',
    'https://api.meinvoice.vn/x',
    'không',
    `${fake.origin}/x`,
  ])
    expect([url, await refusal({ url })]).toEqual([url, `Địa chỉ ${url} không được phép`])
  expect(await refusal({ provider: 'misa', url: 'https://api-vinvoice.viettel.vn' })).toContain('không được phép')
  expect(await refusal({ provider: 'misa', url: '', settings: { signType: 9 } })).toContain('Kiểu ký')
  expect(await refusal({ provider: 'bkav' })).not.toBe('ok')
  expect(await refusal({ settings: 'không' })).not.toBe('ok')
  expect(await save({ url: 'https://api-vinvoice.viettel.vn' })).toMatchObject({ Description: 'ok' })
  for (const url of ['https://0109999887-tt78admin.vnpt-invoice.com.vn', 'https://x-tt78admindemo.vnpt-invoice.com.vn'])
    expect(await refusal({ provider: 'vnpt', url })).toBe('ok')
})

it.each(Object.keys(connections) as Connected[])('tests the connection to %s', async (provider) => {
  const other = await connections[provider].start()
  await save(configOf(provider, other.origin))
  expect(await test()).toBe('ok')
  expect(other.state.issued.size).toBe(0)
  await save({ password: 'sai', settings: { servicePassword: 'sai' } })
  const text = await test()
  expect(text).not.toBe('ok')
  await other.stop()
  await save({ password: `${connections[provider].account.password} ` })
  expect(await test()).toBe('Không kết nối được nhà cung cấp')
})

it('says that a password cannot be opened, and keeps it until another is typed', async () => {
  const { password, servicePassword } = connections.vnpt.account
  const other = await connections.vnpt.start()
  await save(configOf('vnpt', other.origin))
  const kept = trade.server.sealer
  trade.server.sealer = createSealer(newSealKey('other'))
  const lost = '••••?'
  expect(await read()).toMatchObject({ password: lost, settings: { servicePassword: lost } })
  expect(await test()).toContain('secret.keys')
  await save({ password: lost, settings: { servicePassword: lost } })
  await save({ password })
  // One that is missing is enough.
  expect(await read()).toMatchObject({ password: '••••', settings: { servicePassword: lost } })
  expect(await test()).toContain('secret.keys')
  await save({ settings: { servicePassword } })
  expect(await test()).toBe('ok')
  trade.server.sealer = kept
  await other.stop()
})

it('cannot be tested without an account', async () => {
  await save({ provider: 'viettel', username: '' })
  expect(await test()).toBe('Chưa cấu hình nhà cung cấp hóa đơn điện tử')
})
