/** Posted bills become VAT invoices by themselves, as the configuration says. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { systemClock } from '#kernel/clock.ts'
import { workKinds } from '#model/work.ts'
import { billWork } from '#server/issuing/bill-work.ts'
import { claim } from '#server/work/pieces.ts'
import type { Anything } from '#test/support/app.ts'
import { connectedDay, openConnected, type Connecting } from '#test/support/connected.ts'
import { usualSeries } from '#test/support/invoicing.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { viettelRefusals } from '#test/support/providers/viettel.ts'
import { linesOf, received, sold } from '#test/support/trade.ts'
import { workDue } from '#test/support/work.ts'

const goods = { SP000001: [1, 1000] } as const
const morning = `${connectedDay}T03:00:00Z`

const helpers = ({ trade, info }: Connecting) => {
  const config = (body: object): Promise<Anything> => trade.data('ApiInvoiceConfig', 'UpdateDB', {}, body)
  const work = (): Promise<unknown[]> =>
    trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(
        sql`select about, state, problem, problem_values as values from work where kind = 'billInvoice' order by about`,
      ),
    )
  const due = () => workDue(trade.server, ['billInvoice'])
  /** All invoices, the first made first. */
  const invoices = async (): Promise<Anything[]> =>
    (await trade.data('OrderTax', 'getlist', { nItem: '200', order: 'NumberID', asc: 'true' })).ListItem
  /** Number of its invoice in the program; null without one. */
  const invoiceOf = async (bill: string): Promise<Anything> => {
    const { invoiceNumber } = await trade.info('Order', bill)
    const row = (await invoices()).find(({ NumberID }) => NumberID === invoiceNumber)
    return row ? info(row.s_ID) : null
  }
  const clear = () =>
    trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`delete from work where kind = 'billInvoice'`),
    )
  return { config, work, due, invoices, invoiceOf, clear }
}

const inside = await openConnected('tulap', 'viettel')
const outside = await openConnected('tulapviettel', 'viettel')

describe('issued by the program', () => {
  const { trade, at, act } = inside
  const { config, work, due, invoices, invoiceOf, clear } = helpers(inside)
  const bill = (head: Readonly<Record<string, unknown>> = {}) => sold(trade, goods, head)

  beforeAll(async () => {
    await received(trade, { SP000001: [1000, 500] }, { dtDate: '2026-11-01' })
    await config({ series: usualSeries })
  })

  it('is off unless it is switched on, and knows its moments', async () => {
    await bill()
    expect(await work()).toEqual([])
    expect(await trade.data('ApiInvoiceConfig', 'getInfo')).toMatchObject({
      autoUpload: false,
      autoUploadAt: 'save',
      autoUploadTime: '22:00',
    })
    for (const autoUploadTime of ['25:00', '9:00', 'tối', '22:60'])
      expect(await config({ autoUploadTime })).toMatchObject({
        errors: [{ path: 'autoUploadTime', message: `Giờ ${autoUploadTime} không hợp lệ, ví dụ 22:00` }],
      })
    expect(await config({ autoUploadAt: 'never' })).toMatchObject({ errors: [{ path: 'autoUploadAt' }] })
    expect(await config({ autoUpload: true })).toMatchObject({ Description: 'ok' })
    expect(await trade.data('ApiInvoiceConfig', 'getInfo')).toMatchObject({ autoUpload: true, autoUploadAt: 'save' })
  })

  it('makes and issues the invoice of a posted bill, once', async () => {
    const id = await bill()
    expect(await work()).toEqual([
      { about: expect.stringMatching(/^BH/), state: 'waiting', problem: null, values: null },
    ])
    expect((await work())[0]).toMatchObject({ about: (await trade.info('Order', id)).NumberID })
    await due()
    expect(await work()).toEqual([])
    expect(await invoiceOf(id)).toMatchObject({ iStat: 2, SoHD: '00000001', NgayHoadon: connectedDay, billIds: [id] })
    const count = (await invoices()).length
    await trade.saved('Order', { s_ID: id, Description: 'đã giao' })
    await due()
    expect([await work(), (await invoices()).length]).toEqual([[], count])
  })

  it('leaves drafts, cancelled and deleted bills alone, and takes them when they are posted', async () => {
    const [draft, cancelled, deleted] = [await bill({ draft: true }), await bill(), await bill()]
    await trade.data('Order', 'Huy', {}, [cancelled])
    await trade.data('Order', 'DeleteDB', {}, [deleted])
    await due()
    expect(await work()).toEqual([])
    for (const id of [draft, cancelled]) expect(await invoiceOf(id)).toBeNull()
    await trade.saved('Order', { s_ID: draft, draft: false })
    await trade.data('Order', 'Hoantac', {}, [cancelled])
    await trade.data('Order', 'Hoantac', {}, [deleted])
    await due()
    for (const id of [draft, cancelled, deleted]) expect(await invoiceOf(id)).toMatchObject({ iStat: 2 })
  })

  it('takes the bill as it is when its turn comes', async () => {
    const id = await bill()
    await trade.saved('Order', { s_ID: id, lines: linesOf(trade, { SP000001: [2, 3000] }) })
    await due()
    expect(await invoiceOf(id)).toMatchObject({ TotalNoneTax: 6000, iStat: 2 })
  })

  it('says why none could be made, and tries again when the bill is mended', async () => {
    const id = await bill({ MST: '0100109106' })
    await due()
    const about = (await trade.info('Order', id)).NumberID
    expect(await work()).toEqual([{ about, state: 'failed', problem: 'customerNoAddress', values: {} }])
    const [row] = (await trade.data('ApiWork', 'getlist', { state: 'failed' })).ListItem
    expect(row).toMatchObject({ about, problem: 'Khách hàng chưa có địa chỉ' })
    await trade.data('ApiWork', 'Retry', {}, [row.s_ID])
    await due()
    expect(await work()).toMatchObject([{ about, state: 'failed' }])
    await trade.saved('Order', { s_ID: id, address: 'Số 1 phố Mẫu' })
    await due()
    expect(await work()).toEqual([])
    expect(await invoiceOf(id)).toMatchObject({ iStat: 2, MST: '0100109106' })
  })

  it('leaves what somebody made by hand to him', async () => {
    const id = await bill()
    const { ListItem } = await act('getInfoFromOrder', [id])
    const byHand = await trade.saved('OrderTax', ListItem[0])
    await due()
    expect(await work()).toEqual([])
    expect(await invoiceOf(id)).toMatchObject({ s_ID: byHand, iStat: 1 })
    await act('DeleteDB', [byHand])
  })

  it('keeps the invoice that may not be issued, and issues it once that is mended', async () => {
    await config({ series: [{ Mauso: '1', SoHieuHD: 'C26TBB', active: true, firstNumber: 5, lastNumber: 5 }] })
    const [first, second] = [await bill(), await bill()]
    await due()
    const states = await Promise.all([first, second].map(async (id) => (await invoiceOf(id))!.iStat))
    expect(new Set(states)).toEqual(new Set([1, 2]))
    expect(await work()).toMatchObject([{ state: 'failed', problem: 'noNumbers' }])
    await config({ series: [{ Mauso: '1', SoHieuHD: 'C26TBB', active: true, firstNumber: 5, lastNumber: 9 }] })
    const [row] = (await trade.data('ApiWork', 'getlist', { state: 'failed' })).ListItem
    await trade.data('ApiWork', 'Retry', {}, [row.s_ID])
    const count = (await invoices()).length
    await due()
    expect([await work(), (await invoices()).length]).toEqual([[], count])
    for (const id of [first, second]) expect(await invoiceOf(id)).toMatchObject({ iStat: 2 })
    await config({ series: [] })
    await bill()
    await due()
    expect(await work()).toMatchObject([{ state: 'failed', problem: 'noSeries' }])
    await clear()
    await config({ series: usualSeries })
  })

  it('gives numbers along the days, also of an import in any order', async () => {
    await config({ series: [{ Mauso: '1', SoHieuHD: 'C26TDD', active: true }] })
    const days = ['2026-11-20', '2026-11-18', '2026-11-19', '2026-11-17', '2026-11-16']
    const ids: string[] = []
    for (let at = 0; at < 50; at += 1) ids.push(await bill({ dtDate: days[at % 5] }))
    for (let second = 1; (await work()).length > 0; second += 1) {
      at(new Date(Date.parse(morning) + 2_000 * second).toISOString())
      await due()
      expect(second).toBeLessThan(60)
    }
    const rows = (await invoices()).filter(({ SoHieuHD }) => SoHieuHD === 'C26TDD')
    expect(rows.map(({ iStat }) => iStat)).toEqual(Array.from({ length: 50 }, () => 2))
    const sorted = rows.toSorted((a, b) => (a.SoHD < b.SoHD ? -1 : 1))
    for (const [index, { NgayHoadon }] of sorted.entries())
      expect(NgayHoadon >= (sorted[index - 1]?.NgayHoadon ?? '')).toBe(true)
    // Yesterday's bill, entered after today's invoices, has today's date; an older one is for people.
    const [late, old] = [await bill({ dtDate: '2026-11-19' }), await bill({ dtDate: '2026-11-17' })]
    for (const minutes of [10, 11]) {
      at(new Date(Date.parse(morning) + 60_000 * minutes).toISOString())
      await due()
    }
    expect(await invoiceOf(late)).toMatchObject({ iStat: 2, NgayHoadon: connectedDay })
    expect(await invoiceOf(old)).toMatchObject({ iStat: 1, NgayHoadon: '2026-11-17' })
    expect(await work()).toMatchObject([{ state: 'failed', problem: 'invoiceDateOrder' }])
    await clear()
    await config({ series: usualSeries })
  })

  it('waits for the end of the day, and for the day of a bill of tomorrow', async () => {
    at(morning)
    await config({ autoUploadAt: 'endOfDay', autoUploadTime: '21:30' })
    const [today, tomorrow] = [await bill(), await bill({ dtDate: '2026-11-21' })]
    await due()
    expect([await invoiceOf(today), await invoiceOf(tomorrow)]).toEqual([null, null])
    at(`${connectedDay}T14:29:59Z`)
    await due()
    await trade.signIn(trade.tenant)
    expect(await invoiceOf(today)).toBeNull()
    at(`${connectedDay}T14:30:00Z`)
    await due()
    await trade.signIn(trade.tenant)
    expect(await invoiceOf(today)).toMatchObject({ iStat: 2, NgayHoadon: connectedDay })
    expect(await invoiceOf(tomorrow)).toBeNull()
    at('2026-11-21T14:30:00Z')
    await due()
    await trade.signIn(trade.tenant)
    expect(await invoiceOf(tomorrow)).toMatchObject({ iStat: 2, NgayHoadon: '2026-11-21' })
  })

  it('ends with the switch: what waits then is by hand', async () => {
    const id = await bill({ dtDate: '2026-11-21' })
    await config({ autoUpload: false })
    at('2026-11-22T14:30:00Z')
    await due()
    await trade.signIn(trade.tenant)
    expect([await work(), await invoiceOf(id)]).toEqual([[], null])
    await bill({ dtDate: '2026-11-21' })
    expect(await work()).toEqual([])
    expect(trade.faults).toEqual([])
  })
})

describe('issued by a provider', () => {
  const { trade, fake, connect, at } = outside
  const { config, work, due, invoices, invoiceOf, clear } = helpers(outside)
  const bill = (head: Readonly<Record<string, unknown>> = {}) => sold(trade, goods, head)
  const fault = (name: string, action: 'issue' | 'find') =>
    wireFaults(action).find((one) => one.name === `${name} (${action})`)!

  beforeAll(async () => {
    await received(trade, { SP000001: [1000, 500] }, { dtDate: '2026-11-01' })
    await connect({ series: usualSeries, autoUpload: true })
  })

  it('has the number of the provider', async () => {
    const id = await bill()
    await due()
    expect(await work()).toEqual([])
    expect(await invoiceOf(id)).toMatchObject({ iStat: 2, provider: 'viettel', SoHD: '00000001' })
    expect(fake.state.issued.size).toBe(1)
  })

  it('stays with the error of a provider that refuses, and is sent again by hand or by retrying', async () => {
    const id = await bill()
    fake.misbehave(viettelRefusals[0]![0])
    await due()
    fake.forget()
    const refused = await invoiceOf(id)
    expect(refused).toMatchObject({ iStat: 1, uploadState: 'refused', uploadError: expect.any(String) })
    expect(await work()).toMatchObject([
      { state: 'failed', problem: 'providerSays', values: { text: refused!.uploadError } },
    ])
    const [row] = (await trade.data('ApiWork', 'getlist', { state: 'failed' })).ListItem
    await trade.data('ApiWork', 'Retry', {}, [row.s_ID])
    await due()
    expect([await work(), (await invoiceOf(id))!.iStat]).toEqual([[], 2])
  })

  it('is finished by asking when nobody could tell', async () => {
    const id = await bill()
    const before = fake.state.issued.size
    fake.misbehave(
      fault('a cut after it was done', 'issue'),
      fault('no service (503)', 'find'),
      fault('no service (503)', 'find'),
    )
    await due()
    fake.forget()
    expect(await invoiceOf(id)).toMatchObject({ iStat: 1, uploadState: 'sending' })
    expect(await work()).toMatchObject([{ state: 'waiting', problem: 'uploadPending' }])
    at(`${connectedDay}T03:05:00Z`)
    await workDue(trade.server, ['invoice', 'billInvoice'])
    at(`${connectedDay}T03:30:00Z`)
    await due()
    expect([await work(), (await invoiceOf(id))!.iStat, fake.state.issued.size]).toEqual([[], 2, before + 1])
  })

  it.each([false, true])('is issued once when a server is killed, after it asked: %s', async (hasAsked) => {
    const id = await bill()
    const before = fake.state.issued.size
    const handler = billWork(() => trade.server)
    const within = <T>(run: (tx: Tx) => Promise<T>) =>
      trade.server.database.inTenant({ tenant: trade.tenantId, user: null }, run)
    const piece = (await within(async (tx) => {
      const [row] = await tx.query<{ id: string }>(sql`select id from work where kind = 'billInvoice' and key = ${id}`)
      return claim(tx, { tenant: trade.tenantId, piece: row!.id }, { lease: systemClock.newId(), kinds: workKinds })
    }))!
    const { registry, clock } = trade.server
    const prepared = await within((tx) =>
      handler.before!({ tx, now: tx.now, newId: () => clock.newId(), registry }, piece),
    )
    const outside = { key: '', attempt: 1, signal: AbortSignal.timeout(60_000) }
    if (hasAsked) await handler.effect!(outside, prepared)
    // The killed server writes nothing down. Its lease ends.
    for (const minutes of [1, 4, 8, 40]) {
      at(new Date(Date.parse(`${connectedDay}T04:00:00Z`) + (minutes + (hasAsked ? 60 : 0)) * 60_000).toISOString())
      await workDue(trade.server, ['invoice', 'billInvoice'])
    }
    expect([await work(), fake.state.issued.size]).toEqual([[], before + 1])
    expect(await invoiceOf(id)).toMatchObject({ iStat: 2 })
  })

  it('is not sent late: that is for people to decide', async () => {
    const id = await bill({ dtDate: '2026-11-18' })
    const before = fake.state.issued.size
    await due()
    expect(await work()).toMatchObject([{ state: 'failed', problem: 'invoiceDateOrder' }])
    await clear()
    await config({ series: [{ Mauso: '1', SoHieuHD: 'C26TEE', active: true }] })
    const other = await bill({ dtDate: '2026-11-18' })
    await due()
    expect(await work()).toMatchObject([{ state: 'failed', problem: 'lateInvoice' }])
    expect(fake.state.issued.size).toBe(before)
    for (const one of [id, other]) expect(await invoiceOf(one)).toMatchObject({ iStat: 1, NgayHoadon: '2026-11-18' })
    expect(
      await trade.data('OrderTax', 'UploadHDDT', { confirm: 'lateInvoice' }, [(await invoiceOf(other))!.s_ID]),
    ).toEqual({ TotalCount: 1, ListItem: [] })
    await clear()
  })

  it('is asked for once by two servers', async () => {
    const ids = [await bill(), await bill()]
    const before = [fake.state.issued.size, (await invoices()).length]
    await Promise.all([due(), due()])
    await due()
    expect([fake.state.issued.size, (await invoices()).length]).toEqual([before[0]! + 2, before[1]! + 2])
    for (const id of ids) expect(await invoiceOf(id)).toMatchObject({ iStat: 2 })
    expect(trade.faults).toEqual([])
  })
})
