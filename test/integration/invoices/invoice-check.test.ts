/** What is found wrong among invoices, bills and what providers say of them; and nothing that is right. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql, type Sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { connectedDay, openEachConnected, type Connecting } from '#test/support/connected.ts'
import { usualSeries } from '#test/support/invoicing.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { received, sold } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'
import { workDue } from '#test/support/work.ts'

const away = wireFaults('find').find(({ name }) => name.startsWith('no service'))!
const opened = await openEachConnected('invoice-check', () => 'minhtam')
const nextDay = '2026-11-21'

const helpers = ({ trade, fake, act, free, issued, info, at: clock }: Connecting) => {
  /** A session lives for a day. */
  const at = async (moment: string): Promise<void> => {
    clock(moment)
    await trade.signIn('minhtam')
  }
  const change = <T>(statement: Sql): Promise<T[]> =>
    trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) => tx.query<T>(statement))
  const check = (): Promise<Anything> => trade.data('OrderTax', 'Check')
  const kinds = async (): Promise<string[]> => (await check()).ListItem.map(({ kind }: Anything) => kind)
  const told = async (): Promise<string[]> => (await check()).ListItem.map((one: Anything) => one.Description)
  const todo = async (): Promise<number> =>
    (await trade.data('Dashboard', 'getInfo')).todo.find(({ key }: Anything) => key === 'invoiceCheck')?.count ?? 0
  /** The night has passed, or somebody wants to know now. */
  const run = async (): Promise<void> => {
    await trade.data('OrderTax', 'CheckNow')
    await workDue(trade.server, ['invoiceCheck'])
  }
  const keyOf = async (id: string): Promise<string> =>
    (await change<{ key: string }>(sql`select issue_key as key from vat_invoice where document_id = ${id}`))[0]!.key
  const there = async (id: string) => fake.state.issued.get(await keyOf(id))!
  const invoiceOf = async (bills: string[], more: object = {}): Promise<string> => {
    const made = await trade.data('OrderTax', 'getInfoFromOrder', {}, { ids: bills, merge: true, ...more })
    expect(made.errList).toEqual([])
    return trade.saved('OrderTax', made.ListItem[0])
  }
  const upload = async (...ids: string[]): Promise<void> =>
    expect(await act('UploadHDDT', ids)).toEqual({ TotalCount: ids.length, ListItem: [] })
  return { trade, fake, act, free, issued, info, at, change, check, kinds, told, todo, run, there, invoiceOf, upload }
}
type Helpers = ReturnType<typeof helpers>

/** Everything a business may rightly do with invoices; `count` of them at last. */
const keepBooks = async (count: number, { trade, free, act, info, invoiceOf, upload }: Helpers): Promise<void> => {
  await received(trade, { SP000001: [5000, 500] }, { dtDate: '2026-11-18' })
  const bill = (head: Readonly<Record<string, unknown>> = {}): Promise<string> =>
    sold(trade, { SP000001: [3, 1000] }, head)
  const ids: string[] = []
  for (let made = 0; made < 12; made += 1) ids.push(await invoiceOf([await bill({ discountAmount: made * 7 })]))
  for (let made = 0; made < 4; made += 1) ids.push(await invoiceOf([await bill(), await bill()]))
  ids.push(await invoiceOf([await bill({ shippingFee: 30_000 })]))
  ids.push(await invoiceOf([await bill({ shippingFee: 30_000 })], { shippingFee: true }))
  await trade.saved('ApiListCurrency', { Code: 'USD', Name: 'Đô la', ExRate: 25_000, decimals: 2 }).catch(() => '')
  const currencies = (await trade.data('ApiListCurrency', 'getList', { all: 'True' })).ListItem
  const currencyId = currencies.find(({ Code }: Anything) => Code === 'USD').Id
  const dollars = { currencyId, ExRate: 25_000 }
  ids.push(await invoiceOf([await sold(trade, { SP000001: [3, 10.55] }, dollars)]))
  // VAT may be typed, ten of the smallest units away.
  const typed = await invoiceOf([await bill()])
  const { lines } = await info(typed)
  await trade.saved('OrderTax', { s_ID: typed, lines: [{ ...lines[0], VatAmount: lines[0].VatAmount + 3 }] })
  ids.push(typed)
  const wrong = await invoiceOf([await bill()])
  expect(await act('Huy', [wrong])).toMatchObject({ TotalCount: 1 })
  const again = (await info(wrong)).billIds
  ids.push(await invoiceOf(again))
  while (ids.length < count - 3) ids.push(await free())
  for (let from = 0; from < ids.length; from += 19) await upload(...ids.slice(from, from + 19))
  // The bill of a replaced invoice is that of the one in its place.
  const original = ids[0]!
  const stored = await info(original)
  const replacing = { ...stored, s_ID: null, NumberID: '', billIds: [], invoiceKind: 2, originalId: original }
  delete replacing.version
  replacing.lines = stored.lines.map(({ Product_ID, Qty, Price, VAT, m_Discount }: Anything) => ({
    Product_ID,
    Qty,
    Price,
    VAT,
    m_Discount,
  }))
  await upload(await trade.saved('OrderTax', replacing))
  // One was ten too high, and is adjusted.
  const tooHigh = await invoiceOf([await bill()])
  const line = (await info(tooHigh)).lines[0]
  await trade.saved('OrderTax', { s_ID: tooHigh, lines: [{ ...line, Price: line.Price + 100 }] })
  await upload(tooHigh)
  const adjusting = { invoiceKind: 3, originalId: tooHigh }
  await upload(await free(adjusting, { Qty: -3, Price: 100, VAT: 10 }))
  // Of one bill everything came back, so it needs no invoice.
  const returned = await bill()
  const { lines: back } = await trade.info('Order', returned)
  await trade.saved('ImportReturn', {
    dtDate: connectedDay,
    Object_ID: trade.ids['KH000001'],
    billId: returned,
    lines: back.map((one: Anything) => ({
      Product_ID: one.Product_ID,
      Qty: one.Qty,
      Price: one.Price,
      VAT: 10,
      sourceLineId: one.lineId,
    })),
  })
}

describe.each(opened)('by %s', (provider, connecting) => {
  const all = helpers(connecting)
  const { trade, fake, act, free, issued, info, at, change, check, kinds, told, todo, run, there, invoiceOf, upload } =
    all

  beforeAll(async () => {
    await connecting.connect({ series: usualSeries.filter(({ SoHieuHD }) => SoHieuHD !== 'C26TBB') })
    await trade.data('ApiConfig', 'UpdateDB', {}, { companyAddress: 'Số 1 phố Mẫu, Hà Nội' })
  })
  beforeEach(() => {
    fake.forget()
    delete fake.state.codesLater
  })

  it('finds nothing where everything is right', async () => {
    await received(trade, { SP000002: [10, 500] }, { dtDate: '2026-11-18' })
    await sold(trade, { SP000002: [1, 1000] }, { dtDate: '2026-11-19' })
    expect([await kinds(), await todo()]).toEqual([[], 0])
    // Bills of before the first invoice are none of its business.
    const count = provider === 'misa' ? 60 : 30
    await keepBooks(count, all)
    await at(`${nextDay}T03:00:00Z`)
    await run()
    expect(await check()).toMatchObject({
      ListItem: [],
      asked: count - 1,
      unanswered: 0,
      isChecking: false,
      problem: '',
    })
    expect((await check()).checkedAt).toContain('2026-11-21')
    expect(await todo()).toBe(0)
  })

  it('finds one of each kind', async () => {
    await at(`${connectedDay}T03:00:00Z`)
    const [gone, renumbered, cancelled, replaced, dear] = [
      await issued(),
      await issued(),
      await issued(),
      await issued(),
      await issued(),
    ]
    const sold1 = await sold(trade, { SP000001: [2, 1000] })
    const sold2 = await sold(trade, { SP000001: [2, 1000] })
    const [lost, cheap] = [await invoiceOf([sold1]), await invoiceOf([sold2])]
    const line = (await info(cheap)).lines[0]
    await trade.saved('OrderTax', { s_ID: cheap, lines: [{ ...line, Price: line.Price - 100 }] })
    await upload(lost, cheap)
    const bare = await sold(trade, { SP000001: [1, 4000] })
    const pending = await sold(trade, { SP000001: [1, 5000] })
    await invoiceOf([pending])
    fake.state.issued.delete((await there(gone)).key)
    Object.assign(await there(renumbered), { number: 70_000 })
    Object.assign(await there(dear), { total: '9999' })
    if (provider !== 'vnpt') {
      Object.assign(await there(cancelled), { standing: 'cancelled' })
      Object.assign(await there(replaced), { standing: 'replaced' })
    }
    const { SoHD } = await info(lost)
    await change(sql`update document set status = 3 where id = ${sold1}`)
    // A number that was given outside.
    const series = fake.state.issued.get([...fake.state.issued.keys()].at(-1)!)!.series
    const last = fake.state.numbers.get(series)!
    fake.state.numbers.set(series, last + 1)
    fake.state.issued.set('by-hand', { key: 'by-hand', series, number: last + 1, content: '' })
    await issued()
    await at(`${nextDay}T03:00:00Z`)
    await run()
    const states = provider === 'vnpt' ? [] : ['cancelledThere', 'replacedThere']
    const listed = provider === 'misa' ? ['unknownHere'] : []
    expect(await kinds()).toEqual([
      'unknownThere',
      'otherNumber',
      ...states,
      'totalDiffers',
      ...listed,
      'numbersMissing',
      'invoiceWithoutBill',
      'sumsDiffer',
      'billWithoutInvoice',
      'billWithoutInvoice',
    ])
    expect(await todo()).toBe((await check()).TotalCount)
    const texts = await told()
    const has = (text: string) => expect(texts.filter((one) => one.includes(text))).toHaveLength(1)
    has(`Hóa đơn 1C26TAA số ${(await info(gone)).SoHD} ở đây là đã upload, nhưng nhà cung cấp không có`)
    has(`ở đây có số ${(await info(renumbered)).SoHD}, ở nhà cung cấp là số 00070000`)
    has('tổng tiền ở đây là 1.080, ở nhà cung cấp là 9.999')
    has(`Ký hiệu 1C26TAA thiếu số ${String(last + 1).padStart(8, '0')}.`)
    has(`Hóa đơn 1C26TAA số ${SoHD} được lập từ hóa đơn bán hàng đã bị xóa hoặc hủy`)
    has('tổng tiền là 1.980, của hóa đơn bán hàng là 2.200')
    has('20-11-2026, 4.400, chưa có hóa đơn VAT')
    has('đã lập nhưng chưa upload')
    const first = (await check()).ListItem[0]
    expect(first).toMatchObject({ s_ID: gone, documentKind: 'vatInvoice', Mauso: '1', SoHieuHD: 'C26TAA' })
    expect((await check()).ListItem.at(-1).documentKind).toBe('salesBill')
    expect((await check()).ListItem.map((one: Anything) => one.s_ID)).toContain(bare)
    // Nobody can close a gap: it is told for a quarter, as what is declared with it.
    for (const [day, is] of [
      ['2027-02-20', true],
      ['2027-02-21', false],
    ] as const) {
      await at(`${day}T03:00:00Z`)
      expect([day, (await kinds()).includes('numbersMissing')]).toEqual([day, is])
    }
    await at(`${nextDay}T03:00:00Z`)
    expect(trade.faults).toEqual([])
  })

  it('leaves out what has been put right since', async () => {
    const before = await kinds()
    const bill = (await check()).ListItem.find(({ kind }: Anything) => kind === 'billWithoutInvoice')
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { billDays: 2 })
    expect(await kinds()).toEqual(before.filter((kind) => kind !== 'billWithoutInvoice'))
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { billDays: 0 })
    await at('2026-12-10T03:00:00Z')
    expect(await kinds()).not.toContain('billWithoutInvoice')
    await at(`${nextDay}T03:00:00Z`)
    await trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { billDays: 1 })
    expect((await trade.data('ApiInvoiceConfig', 'getInfo')).billDays).toBe(1)
    expect(await kinds()).toEqual(before)
    for (const billDays of [-1, 366, 1.5, 'x'])
      expect((await trade.call('ApiInvoiceConfig', 'UpdateDB', { billDays })).body.Data.Description).not.toBe('ok')
    expect(await act('Huy', [bill.s_ID])).toMatchObject({ TotalCount: 0 })
    const gone = (await check()).ListItem[0].s_ID
    await change(sql`update document set status = 3 where id = ${gone}`)
    expect(await kinds()).toEqual(before.slice(1))
  })

  it('says so when an invoice is on its way for too long', async () => {
    const id = await free({ NgayHoadon: nextDay })
    const cut = wireFaults('issue').find(({ name }) => name.startsWith('a cut after'))!
    fake.misbehave(cut, away, away)
    await act('UploadHDDT', [id])
    fake.forget()
    expect(await kinds()).not.toContain('sending')
    await at(`${nextDay}T03:11:00Z`)
    expect((await kinds())[0]).toBe('sending')
    expect((await told())[0]).toContain((await info(id)).NumberID)
    await run()
    // Known there by its key, it is not said to be unknown here.
    expect((await kinds()).filter((kind) => kind === 'unknownHere')).toHaveLength(provider === 'misa' ? 1 : 0)
    await act('UploadHDDT', [id])
    expect(await kinds()).not.toContain('sending')
  })

  it('fetches codes that come later', async () => {
    fake.state.codesLater = true
    const [id, other] = [await issued({ NgayHoadon: nextDay }), await issued({ NgayHoadon: nextDay })]
    expect((await info(id)).taxAuthorityCode || null).toBeNull()
    await at(`${nextDay}T03:20:00Z`)
    await workDue(trade.server, ['invoiceCode'])
    const [waiting] = await change<Anything>(
      sql`select state, problem from work where kind = 'invoiceCode' and key = ${id}`,
    )
    expect(waiting).toEqual({ state: 'waiting', problem: 'codeNotYet' })
    Object.assign(await there(id), { code: 'M-CODE-1' })
    await at(`${nextDay}T03:40:00Z`)
    const { version } = await info(id)
    await workDue(trade.server, ['invoiceCode'])
    expect(await info(id)).toMatchObject({ taxAuthorityCode: 'M-CODE-1', iStat: 2, version: version + 1 })
    expect(await change(sql`select key from work where kind = 'invoiceCode' and key = ${id}`)).toEqual([])
    await at('2026-11-23T03:40:00Z')
    expect(await kinds()).toContain('noCode')
    Object.assign(await there(other), { code: 'M-CODE-2' })
    await run()
    expect((await info(other)).taxAuthorityCode).toBe('M-CODE-2')
    expect(await kinds()).not.toContain('noCode')
    await workDue(trade.server, ['invoiceCode'])
    expect(await change(sql`select key from work where kind = 'invoiceCode'`)).toEqual([])
  })

  it('waits where the provider is away, and says so', async () => {
    const { checkedAt, TotalCount } = await check()
    fake.misbehave(...Array.from({ length: 40 }, () => away))
    await run()
    const asked = fake.asked.length
    expect(await check()).toMatchObject({
      checkedAt,
      TotalCount,
      problem: 'Nhà cung cấp hóa đơn điện tử không trả lời, vui lòng thử lại',
    })
    expect(asked).toBeLessThan(1000)
    fake.forget()
    await run()
    expect((await check()).problem).toBe('')
  })
})

describe('who sees them', () => {
  const all = helpers(opened[0]![1])
  const { trade, check, kinds, change } = all
  const as = async (token: string, name: string) => trade.call('OrderTax', name, null, { token, tenant: 'minhtam' })

  it('is who may read invoices; bills, who may read those; and asks, who may change them', async () => {
    const none = await userWith(trade, { Dashboard: { R: true }, Order: { R: true } })
    expect((await as(none, 'Check')).status).toBe(403)
    const dashboard = await trade.call('Dashboard', 'getInfo', null, { token: none, tenant: 'minhtam' })
    expect(JSON.stringify(dashboard.body.Data.todo)).not.toContain('invoiceCheck')
    const reads = await userWith(trade, { Dashboard: { R: true }, OrderTax: { R: true } })
    const seen = (await as(reads, 'Check')).body.Data.ListItem.map(({ kind }: Anything) => kind)
    expect(seen).toEqual((await kinds()).filter((kind) => kind !== 'billWithoutInvoice'))
    expect((await as(reads, 'CheckNow')).status).toBe(403)
    await trade.signIn('minhtam')
  })

  it('of a store, those of its documents', async () => {
    const store = await trade.saved('ApiListStore', { Code: 'KHO9', Name: 'Kho chín' })
    const token = await userWith(trade, { Dashboard: { R: true }, OrderTax: { R: true, U: true }, Order: { R: true } })
    await trade.signIn('minhtam')
    const users = (await trade.data('ApiListUser', 'getlist', { nItem: '50', ColSort: 'UserName' })).ListItem
    const mine = users.filter(({ UserName }: Anything) => UserName.startsWith('user.u')).at(-1)
    await trade.saved('ApiListUser', { s_ID: mine.s_ID, storeIds: [store], storeId: store })
    expect((await as(token, 'Check')).body.Data.ListItem).toEqual([])
    const [bill] = (await check()).ListItem.filter(({ kind }: Anything) => kind === 'billWithoutInvoice')
    await change(sql`update document set store_id = ${store} where id = ${bill.s_ID}`)
    expect((await as(token, 'Check')).body.Data.ListItem.map(({ s_ID }: Anything) => s_ID)).toEqual([bill.s_ID])
    const { todo } = (await trade.call('Dashboard', 'getInfo', null, { token, tenant: 'minhtam' })).body.Data
    expect(todo).toContainEqual({ key: 'invoiceCheck', count: 1, route: '/invoice/check' })
    expect((await as(token, 'CheckNow')).body.Data).toEqual({ Description: 'ok' })
  })

  it('is nobody of another business', async () => {
    await trade.makeTenant('khac')
    const token = await trade.signIn('khac')
    const found = await trade.call('OrderTax', 'Check', null, { token, tenant: 'khac' })
    expect(found.body.Data).toMatchObject({ ListItem: [], TotalCount: 0, checkedAt: null })
    await trade.signIn('minhtam')
  })
})
