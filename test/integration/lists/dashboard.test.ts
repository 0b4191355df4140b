/** What the start page tells of a small shop (contract system §10.1). */
import { beforeAll, describe, expect, it } from 'vitest'
import { listDocuments } from '#engine/document/list.ts'
import { runReport } from '#engine/listing/report.ts'
import { cancelDocuments } from '#test/support/removal.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { decimal, sum, toNumber, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { dashboardCalls } from '#server/dashboard/call.ts'
import type { Dashboard } from '#wire/described/dashboard.ts'
import { createTestDatabase } from '../../support/database.ts'
import { reportNamed } from '../../support/reports.ts'
import { openShop, registry, type Shop } from '../../support/shop.ts'
import { lineOf } from '../../support/worked-example.ts'

const test = await createTestDatabase()
const shop = await openShop(test, { lockDate: '2026-09-30' as never })
const november = { FromDate: '2026-11-01', ToDate: '2026-11-30' }

const tell = (
  of: Shop,
  rights?: readonly string[],
  { flags = 'R', query = november, user = {} }: { flags?: string; query?: Record<string, string>; user?: object } = {},
): Promise<Dashboard> =>
  of.run((scope) => {
    const right = Object.fromEntries(['R', 'A', 'U', 'D'].map((flag) => [flag, flags.includes(flag)]))
    const allowed = Object.fromEntries((rights ?? []).map((id) => [id, right]))
    const who = rights ? { ...scope.user, isAdmin: false, rights: allowed } : scope.user
    const asked = { query: Object.entries(query), body: null }
    return dashboardCalls[0]!.run(
      { ...scope, user: { ...who, ...user } } as never,
      asked as never,
      {} as never,
    ) as Promise<Dashboard>
  })
const told = (rights?: readonly string[], more?: Parameters<typeof tell>[2]) => tell(shop, rights, more)

const listed = (of: Shop, definition: AnyDocument, narrow: Readonly<Record<string, string>>) =>
  of.run((scope) =>
    listDocuments(scope, definition, { search: '', sort: [], filters: [], offset: 0, limit: 20, narrow }),
  )

const sell = (date: string, partner: string, product: string, quantity: number, more: Record<string, unknown> = {}) =>
  shop.save(
    'salesBill',
    { date, store: 'K1', partner, ...more },
    [{ product, quantity, unitPrice: 1000, vatRate: 10 }],
    more['draft'] ? { saveAsDraft: true } : {},
  )
const id = (code: string) => shop.ids[code]!
const product = (code: string, more: object) => ({
  Id: id(code),
  GroupName: 'NH1',
  ProductID: code,
  ProductName: code,
  Unit: 'Cái',
  ...more,
})
const customer = (code: string, more: object) => ({
  Id: id(code),
  nhomkhach: code === 'KH1' ? 'DL' : '',
  makhachhang: code,
  tenkhachhang: code,
  dienthoai: '',
  diachi: '',
  ...more,
})

beforeAll(async () => {
  await shop.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
    { product: 'SP1', quantity: 100, unitPrice: 500 },
    { product: 'SP2', quantity: 40, unitPrice: 200 },
  ])
  await sell('2026-10-20', 'KH1', 'SP1', 7, { dueDate: '2026-10-20' })
  await sell('2026-11-05', 'KH1', 'SP1', 5, { dueDate: '2026-11-10' })
  await sell('2026-11-21', 'KH2', 'SP2', 9, { dueDate: '2026-12-21' })
  const undone = await sell('2026-11-21', 'KH2', 'SP2', 3)
  await shop.run((scope) => cancelDocuments(scope, registry.documents.get('salesBill')!, [undone.id]))
  await shop.save('salesReturn', { date: '2026-11-20', store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity: 2, unitPrice: 1000, vatRate: 10 },
  ])
  await shop.run(({ tx }) =>
    tx.batch([
      sql`update product set stock_min = 200 where code = 'SP1'`,
      sql`update product set stock_max = 10 where code = 'SP2'`,
    ]),
  )
})

describe('the start page', () => {
  it('tells what was sold in a range, today and before, and when that was', async () => {
    const { sales, salesByDay, previousByDay } = await told()
    expect(sales).toEqual({
      today: 9000,
      todayCount: 1,
      range: 12_000,
      billCount: 2,
      returnAmount: 2000,
      previousRange: 7000,
      previousFrom: '2026-10-01',
      previousTo: '2026-10-21',
    })
    expect(salesByDay).toHaveLength(30)
    expect(salesByDay!.filter((one) => one.Doanhso !== 0)).toEqual([
      { dtDate: '2026-11-05', Doanhso: 5000 },
      { dtDate: '2026-11-20', Doanhso: -2000 },
      { dtDate: '2026-11-21', Doanhso: 9000 },
    ])
    expect([previousByDay!.length, previousByDay![0]!.dtDate, previousByDay!.at(-1)!.dtDate]).toEqual([
      30,
      '2026-10-01',
      '2026-10-30',
    ])
    expect(previousByDay!.filter((one) => one.Doanhso !== 0)).toEqual([{ dtDate: '2026-10-20', Doanhso: 7000 }])
    const decade = await told(undefined, { query: { FromDate: '2020-01-01', ToDate: '2029-12-31' } })
    expect([decade.salesByDay!.length, decade.previousByDay!.length]).toEqual([367, 367])
  })

  it('ranks goods and customers with what came back taken off', async () => {
    const { topProducts, topCustomers } = await told()
    expect(topProducts).toEqual([
      product('SP2', { Ordinal: 1, Qty: 9, Total: 9000 }),
      product('SP1', { Ordinal: 2, Qty: 3, Total: 3000 }),
    ])
    expect(topCustomers).toEqual([
      customer('KH2', { stt: 1, doanhso: 9000 }),
      customer('KH1', { stt: 2, doanhso: 3000 }),
    ])
    // Nothing but a return: it sold nothing.
    const day = await told(undefined, { query: { FromDate: '2026-11-20', ToDate: '2026-11-20' } })
    expect([day.topProducts, day.topCustomers, day.sales!.range]).toEqual([[], [], -2000])
  })

  it('tells what is owed, to whom longest, what lies in the stores and in the tills', async () => {
    const { receivable, payable, stock, cash, closing, guide, mine } = await told()
    expect(receivable).toEqual({
      balance: (7 + 5 + 9 - 2) * 1100,
      overdue: (7 + 5) * 1100,
      late: [{ Id: id('KH1'), ObjID: 'KH1', ObjName: 'KH1', overdue: (7 + 5) * 1100, days: 32 }],
    })
    expect(payable).toEqual({ balance: 0, overdue: 0, late: [] })
    expect(stock).toEqual({
      value: 90 * 500 + 31 * 200,
      belowMin: 1,
      aboveMax: 1,
      short: [{ Id: id('SP1'), ProductID: 'SP1', ProductName: 'SP1', Unit: 'Cái', QInstock: 90, stockMin: 200 }],
    })
    expect(cash!.map(({ balance, currencyCode, balanceBase }) => [balance, currencyCode, balanceBase])).toEqual([
      [0, null, 0],
      [0, null, 0],
    ])
    // Four days with documents since the books were closed, today not counted.
    expect(closing).toEqual({ lockDate: '2026-09-30', openDays: 4 })
    // The guide stands above the figures until it is done or dismissed.
    expect([guide, mine]).toEqual([{ isEmpty: false }, null])
  })

  it('leads with every count to a list of exactly so many', async () => {
    await sell('2026-11-21', 'KH1', 'SP1', 1, { draft: true })
    await shop.save(
      'stockTransfer',
      { date: '2026-08-21', store: 'K1', toStore: 'K2' },
      [{ product: 'SP1', quantity: 1 }],
      {
        saveAsDraft: true,
      },
    )
    const { todo, today } = await told()
    expect(todo.map(({ key, kind, count }) => [key, kind, count])).toEqual([
      ['overdueBills', undefined, 2],
      ['drafts', 'salesBill', 1],
      ['drafts', 'stockTransfer', 1],
    ])
    expect(today).toEqual([{ kind: 'salesBill', count: 1, route: '/sales/billsales/data/list?range=TODAY&iStat=1' }])
    for (const { route, count, kind = 'salesBill' } of todo) {
      const [path, query] = route.split('?')
      const definition = registry.documents.get(kind)!
      expect(path).toBe(`${definition.screen.base}/${definition.screen.list}`)
      const { range, ...narrow } = Object.fromEntries(new URLSearchParams(query))
      expect([range, definition.list.filters.some(({ wire }) => wire in narrow)]).toEqual(['ALL', true])
      expect((await listed(shop, definition, narrow)).totalCount).toBe(count)
    }
  })

  it('tells a salesman of his own bills, and not when he sees the tills', async () => {
    const { mine } = await told(['Order'], { flags: 'RA' })
    expect(mine).toEqual({
      employeeId: null,
      today: 9000,
      todayCount: 1,
      range: 12_000,
      billCount: 2,
      overdue: 12 * 1100,
      overdueCount: 2,
      late: [{ Id: id('KH1'), ObjID: 'KH1', ObjName: 'KH1', overdue: 12 * 1100, days: 32 }],
    })
    const other = await told(['Order'], { flags: 'RA', user: { id: systemClock.newId() } })
    expect(other.mine).toMatchObject({ today: 0, todayCount: 0, range: 0, overdue: 0, late: [] })
    expect((await told(['Order'])).mine).toBeNull()
    expect((await told(['Order', 'CashFlow'], { flags: 'RA' })).mine).toBeNull()
    // An employee's are those that name him, whoever wrote them.
    const employee = systemClock.newId()
    await shop.run(({ tx }) =>
      tx.batch([
        sql`insert into employee (id, code, name) values (${employee}, 'NV1', 'Lan')`,
        sql`update document set employee_id = ${employee} where kind = 'salesBill' and day = '2026-11-05'`,
        sql`update debt_entry set employee_id = ${employee} where day = '2026-11-05'`,
      ]),
    )
    expect((await told(['Order'], { flags: 'RA', user: { employee } })).mine).toMatchObject({
      employeeId: employee,
      today: 0,
      range: 5000,
      billCount: 1,
      overdue: 5 * 1100,
    })
  })

  it('tells nothing of what one may not see', async () => {
    expect(await told([])).toEqual({
      whose: { sales: 'company', stock: 'company' },
      sales: null,
      salesByDay: null,
      previousByDay: null,
      topProducts: null,
      topCustomers: null,
      receivable: null,
      payable: null,
      cash: null,
      stock: null,
      mine: null,
      today: [],
      closing: null,
      guide: null,
      todo: [],
    })
    const clerk = await told(['Order', 'ReportStock'], { flags: 'RA' })
    expect(clerk.receivable).toBeNull()
    expect(clerk.todo).toMatchObject([
      { key: 'overdueBills', count: 2 },
      { key: 'drafts', kind: 'salesBill', count: 1 },
    ])
    expect(clerk.stock).toMatchObject({ value: null, belowMin: 1, aboveMax: 1 })
    // Who may only read has nothing to do.
    expect((await told(['Order', 'ReportStock', 'Trans'])).todo).toEqual([])
    // Debts are no way around the right to read bills.
    expect((await told(['ReportReceivable'])).todo).toEqual([])
  })
})

describe('what waits', () => {
  it('is also what the house has not paid in time, for who buys or pays', async () => {
    const late = await openShop(test)
    const buy = (dueDate: string, more: object = {}) =>
      late.save('purchaseReceipt', { date: '2026-11-01', store: 'K1', partner: 'NCC1', dueDate, ...more }, [
        { product: 'SP1', quantity: 2, unitPrice: 500, vatRate: 0 },
      ])
    await buy('2026-11-20')
    await buy('2026-11-21')
    await buy('2026-11-20', { paid: 1000, fund: 'TM' })
    const gone = await buy('2026-11-20')
    const definition = registry.documents.get('purchaseReceipt')!
    await late.run((scope) => cancelDocuments(scope, definition, [gone.id]))
    const waiting = async (rights: readonly string[], flags = 'RA') => (await tell(late, rights, { flags })).todo
    const route = '/purchase/listimport/list?range=ALL&payStatus=4'
    expect(await waiting(['Import'])).toEqual([{ key: 'overdueReceipts', count: 1, route }])
    expect(await waiting(['Import'], 'R')).toEqual([])
    expect(await waiting(['Outcome'])).toEqual([])
    expect((await listed(late, definition, { payStatus: '4' })).totalCount).toBe(1)
  })
})

describe.each([
  {
    kind: 'salesOrder',
    follower: 'salesBill',
    partner: 'KH1',
    keys: ['openSalesOrders', 'lateSalesOrders'],
    rights: ['PurchaseOrder', 'Order'],
  },
  {
    kind: 'purchaseOrder',
    follower: 'purchaseReceipt',
    partner: 'NCC1',
    keys: ['openPurchaseOrders', 'latePurchaseOrders'],
    rights: ['PurchaseImport', 'Import'],
  },
])('of $kind', ({ kind, follower, partner, keys, rights }) => {
  it('wait those that are open, and those whose day of delivery has passed', async () => {
    const waits = await openShop(test)
    const definition = registry.documents.get(kind)!
    const goods = (quantity: number, more: object = {}) => [
      { product: 'DV', quantity, unitPrice: 500, vatRate: 0, ...more },
    ]
    const order = (deliveryDate: string | null, extras: object = {}, more: object = {}) =>
      waits.save(kind, { date: '2026-11-01', store: 'K1', partner, deliveryDate, ...more }, goods(4), extras)
    const late = await order('2026-11-20')
    const half = await order('2026-11-19')
    await order('2026-11-21')
    await order(null)
    await order('2026-11-10', { saveAsDraft: true })
    await order('2026-11-10', {}, { closed: true })
    const gone = await order('2026-11-10')
    await waits.run((scope) => cancelDocuments(scope, definition, [gone.id]))
    const take = async (id: string, quantity: number) => {
      const sourceLine = await lineOf(waits, kind, id, 0)
      await waits.save(
        follower,
        { date: '2026-11-21', store: 'K1', partner, order: id },
        goods(quantity, { sourceLine }),
      )
    }
    await take(half.id, 3)
    const todo = async (given = rights, flags = 'RAU') =>
      (await tell(waits, given, { flags })).todo.filter(({ key }) => keys.includes(key))
    const [open, overdue] = await todo()
    expect([open, overdue].map((one) => [one!.key, one!.count])).toEqual([
      [keys[0], 4],
      [keys[1], 2],
    ])
    const shown = async (query: string) => {
      const { range: _, ...narrow } = Object.fromEntries(new URLSearchParams(query.split('?')[1]))
      return (await listed(waits, definition, narrow)).rows.map((row) => row['id']).toSorted()
    }
    expect(await shown(open!.route)).toHaveLength(4)
    expect(await shown(overdue!.route)).toEqual([late.id, half.id].toSorted())
    expect(await shown('?late=2')).toEqual([])
    await take(late.id, 4)
    expect((await todo()).map(({ count }) => count)).toEqual([3, 1])
    expect(await todo([rights[1]!])).toEqual([])
    expect(await todo(rights, 'R')).toEqual([])
  })
})

describe('figures of the start page', () => {
  it('keep every digit, and agree with the report also in another currency', async () => {
    const rich = await openShop(test)
    const dollar = systemClock.newId()
    await rich.run(({ tx }) =>
      tx.query(
        sql`insert into currency (id, code, name, decimals, exchange_rate, unit_word, is_base) values (${dollar}, 'USD', 'Đô la', 2, 25000, 'đô la', false)`,
      ),
    )
    const bill = (more: object, lines: Record<string, unknown>[]) =>
      rich.save('salesBill', { date: '2026-11-03', store: 'K1', partner: 'KH1', ...more }, lines, {
        confirm: ['rateFarOff'],
      })
    // Beyond what a floating point number of the database adds up without loss.
    await bill({}, [{ product: 'DV', quantity: 1, unitPrice: 900_000_000_000_001, vatRate: 0 }])
    await bill({}, [{ product: 'DV', quantity: 3, unitPrice: 1, vatRate: 0 }])
    await bill({ currency: dollar, exchangeRate: 25_123.457 }, [
      { product: 'DV', quantity: 1, unitPrice: 10.01, vatRate: 0 },
      { product: 'DV', quantity: 3, unitPrice: 0.37, vatRate: 0 },
    ])
    // At 1 to the base currency, too, it is finer than that.
    await bill({ currency: dollar, exchangeRate: 1 }, [
      { product: 'DV', quantity: 1, unitPrice: 1.4, vatRate: 0 },
      { product: 'DV', quantity: 1, unitPrice: 1.4, vatRate: 0 },
    ])
    const { sales, salesByDay, topProducts, topCustomers } = await tell(rich)
    const reported = await rich.run((scope) =>
      runReport(scope, reportNamed('detailMoneySaleCustomer'), {
        values: { from: '2026-11-01', to: '2026-11-30' },
        given: new Set(['partner', 'partnerGroup', 'branch', 'group', 'product']),
      }),
    )
    const whole = toNumber(sum(reported.rows.map((row) => row['net'] as Decimal)))
    expect(whole).toBe(
      toNumber(decimal('900000000000006')) + Math.round(10.01 * 25_123.457) + Math.round(1.11 * 25_123.457),
    )
    expect(sales!.range).toBe(whole)
    expect(salesByDay!.find(({ dtDate }) => dtDate === '2026-11-03')!.Doanhso).toBe(whole)
    expect([topProducts![0]!.Total, topCustomers![0]!.doanhso]).toEqual([whole, whole])
  })

  it('add up stock that is worth more than a ledger could hold of one product', async () => {
    const rich = await openShop(test)
    for (const product of ['SP1', 'SP2'])
      await rich.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
        { product, quantity: 900_000, unitPrice: 1_000_000_000 },
      ])
    expect((await tell(rich)).stock!.value).toBe(1_800_000_000_000_000)
  })

  it('of a house without documents are a guide', async () => {
    const fresh = await openShop(test)
    expect((await tell(fresh)).guide).toEqual({ isEmpty: true })
    await fresh.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
      { product: 'SP1', quantity: 100, unitPrice: 500 },
    ])
    expect((await tell(fresh)).guide).toEqual({ isEmpty: true })
    const lines = [{ product: 'SP1', quantity: 1, unitPrice: 1000 }]
    const head = { date: '2026-11-05', store: 'K1', partner: 'KH1' }
    await fresh.save('salesBill', head, lines, { saveAsDraft: true })
    expect((await tell(fresh)).guide).toEqual({ isEmpty: true })
    await fresh.save('salesBill', head, lines)
    expect((await tell(fresh)).guide).toEqual({ isEmpty: false })
  })
})
