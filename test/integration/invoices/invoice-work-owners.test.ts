/** Work about invoices whose owner is gone, or may not sign in any more, when its turn comes. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { admin, openMail } from '#test/support/mail.ts'
import { usualSeries } from '#test/support/invoicing.ts'
import { configOf } from '#test/support/providers/connections.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { startViettel } from '#test/support/providers/viettel.ts'
import { tradeDay } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'
import { workDue } from '#test/support/work.ts'

const { trade, mail, configure, later, now } = await openMail()
const { data, saved } = trade
const fake = await startViettel()
const config = (body: object): Promise<Anything> => data('ApiInvoiceConfig', 'UpdateDB', {}, body)
const invoice = (): Promise<string> =>
  saved('OrderTax', {
    NgayHoadon: tradeDay,
    SoHieuHD: 'C26TAA',
    Company: 'Đại lý Cô Tư',
    buyerEmail: 'cotu@khach.vn',
    lines: [{ ProductName: 'Dịch vụ', Qty: 1, Price: 1000, VAT: 8 }],
  })
const info = (id: string): Promise<Anything> => trade.info('OrderTax', id)
const work = (): Promise<unknown[]> =>
  trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`select kind, state, problem from work where kind like 'invoice%' and kind <> 'invoiceCheck'`),
  )
/** Somebody who uploads, with his id. */
const clerk = async (): Promise<{ id: string; token: string }> => {
  const token = await userWith(trade, { OrderTax: { R: true, U: true } })
  const { s_ID: id } = (await trade.call('ApiListUser', 'getInfo', null, { ...admin, token })).body.Data
  await trade.signIn('minhtam')
  return { id, token }
}
const uploadAs = async (token: string, id: string): Promise<Anything> =>
  (await trade.call('OrderTax', 'UploadHDDT', [id], { ...admin, token })).body.Data

beforeAll(async () => {
  await config({ series: usualSeries })
  await configure()
})

describe('letters of invoices that the program issued', () => {
  beforeAll(() => config({ sendMail: true }))

  it.each(['stopped', 'deleted'])('go out although whoever issued them was %s', async (how) => {
    const { id: user, token } = await clerk()
    const id = await invoice()
    expect(await uploadAs(token, id)).toEqual({ TotalCount: 1, ListItem: [] })
    if (how === 'stopped') await saved('ApiListUser', { s_ID: user, active: false })
    else expect((await data('ApiListUser', 'DeleteDB', {}, [user])).TotalCount).toBe(1)
    await workDue(trade.server, ['invoiceLetter', 'letter'])
    expect(await work()).toEqual([])
    expect(mail.received.map(({ to }) => to)).toEqual([['cotu@khach.vn']])
  })

  it('go out although a program issued them whose key counts elsewhere only', async () => {
    const group = await saved('ApiGroupUser', {
      Code: 'MAY',
      Name: 'Máy',
      permissions: [{ FuncID: 'OrderTax', R: true, U: true }],
    })
    const key = await saved('ApiKey', { Name: 'Máy bán', groupId: group, addresses: '203.0.113.0/24' })
    const { key: token } = await data('ApiKey', 'Issue', {}, { s_ID: key })
    const id = await invoice()
    const from = { ...admin, token, headers: { 'x-forwarded-for': '203.0.113.7' } }
    expect((await trade.call('OrderTax', 'UploadHDDT', [id], from)).body.Data).toEqual({ TotalCount: 1, ListItem: [] })
    await workDue(trade.server, ['invoiceLetter', 'letter'])
    expect(await work()).toEqual([])
    expect(mail.received).toHaveLength(1)
  })
})

it('an invoice in doubt is finished although whoever sent it was deleted', async () => {
  fake.state.now = now().getTime()
  fake.state.numbers.set('C26TAA', 40)
  await config({ ...configOf('viettel', fake.origin), sendMail: false })
  const { id: user, token } = await clerk()
  const id = await invoice()
  const cut = wireFaults('issue').find(({ name }) => name.startsWith('a cut after'))!
  const away = wireFaults('find').find(({ name }) => name.startsWith('no service'))!
  fake.misbehave(cut, away, away)
  expect((await uploadAs(token, id)).ListItem).toMatchObject([{ code: 'uploadPending' }])
  fake.forget()
  expect((await data('ApiListUser', 'DeleteDB', {}, [user])).TotalCount).toBe(1)
  await later(3)
  await workDue(trade.server, ['invoice'])
  expect(await info(id)).toMatchObject({ iStat: 2, SoHD: '00000041', uploadState: '' })
  expect(await work()).toMatchObject([])
  await fake.stop()
  expect(trade.faults).toEqual([])
})
