/** Documents dated after today: what people read as the present does not count them, and says that they are there. */
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, day } from '#kernel/day.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, received, sold } from '../../support/trade.ts'

// Already the next day in Việt Nam, whatever the machine thinks.
const now = new Date('2026-11-20T18:30:00Z')
const today = day('2026-11-21')
const later = addDays(today, 20)
const trade = await openTrade('maisau', {
  clock: { now: () => now, newId: () => systemClock.newId() },
  asksAboutDates: true,
})
const { ids, info, data, saved } = trade
const customer = () => info('Customer', ids['KH000001']!)
const supplier = () => info('Customer', ids['NCC000001']!)
const goods = () => info('Product', ids['SP000001']!)
const fund = () => info('ApiListBank', ids['TM']!)
const row = async (module: string, name: string, query: Record<string, string>) =>
  (await data(module, name, query)).ListItem[0]

describe('what is dated later', () => {
  beforeAll(async () => {
    await received(trade, { SP000001: [10, 100] }, { dtDate: addDays(today, -2) })
    await sold(trade, { SP000001: [4, 500] }, { dtDate: today, dueDate: addDays(today, -1) }).catch(() => undefined)
    await sold(trade, { SP000001: [4, 500] }, { dtDate: addDays(today, -1), dueDate: addDays(today, -1) })
    await sold(trade, { SP000001: [2, 500] }, { dtDate: later })
    await received(trade, { SP000001: [90, 300] }, { dtDate: later })
    const other = { otherMethodId: (await data('ApiListOtherIncome', 'getList', { all: 'True' })).ListItem.at(-1).Id }
    for (const [dtDate, amount] of [
      [today, 70],
      [later, 900],
    ] as const)
      await saved('Income', { dtDate, iType: 2, Method: 1, fundId: ids['TM'], lines: [{ ...other, amount }] })
    const order = { Object_ID: ids['KH000001'], lines: linesOf(trade, { SP000001: [3, 500] }) }
    await saved('PurchaseOrder', { ...order, dtDate: today })
    await saved('PurchaseOrder', { ...order, dtDate: later })
    const bought = { Object_ID: ids['NCC000001'], lines: linesOf(trade, { SP000001: [7, 100] }) }
    await saved('PurchaseImport', { ...bought, dtDate: later })
  })

  it('is no debt of today', async () => {
    const [held, owed] = [await customer(), await supplier()]
    const listed = await row('Customer', 'getlist', { KeySearch: 'KH000001' })
    const looked = await row('Customer', 'getList', { KeySearch: 'KH000001' })
    const all = await data('Customer', 'getlist', { objType: 'kh' })
    const before = held.Phaithu
    expect([before % 2200, listed.Phaithu, looked.Phaithu]).toEqual([0, before, before])
    expect(all.arrSUM.find((one: Anything) => one.Name === 'Phaithu').Total).toBe(before)
    expect([owed.Phaitra, held.laterDocuments, owed.laterDocuments]).toEqual([1100, 1, 1])
    const hub = await data('Customer', 'getFacts', { s_ID: ids['KH000001']! })
    expect(hub).toMatchObject({ receivable: before })
  })

  it('is no stock of today, nor does it change its cost', async () => {
    const held = await goods()
    expect(held.onHand).toBe(held.stores[0].QInstock)
    expect([held.costPrice, held.laterDocuments]).toEqual([100, 2])
    const inStock = await row('ProductInStock', 'getlist', { KeySearch: 'SP000001' })
    expect(inStock).toMatchObject({
      QInstock: held.onHand,
      ordered: 3,
      available: held.onHand - 3,
      incoming: 0,
      averageCost: 100,
      value: held.onHand * 100,
    })
    expect((await data('ProductInStock', 'getlist')).arrSUM.map((one: Anything) => one.Total)).toEqual([
      held.onHand,
      held.onHand * 100,
    ])
    expect((await row('Product', 'getlist', { KeySearch: 'SP000001' })).onHand).toBe(held.onHand)
    const outlook = await data('Product', 'getOutlook', {}, { ids: [ids['SP000001']], Store_ID: ids['KHO01'] })
    expect(outlook.ListItem[0]).toMatchObject({ QInstock: held.onHand, ordered: 3, incoming: 0 })
  })

  it('is no money of today, nor is a balance that a fund will begin with', async () => {
    expect(await fund()).toMatchObject({ balance: 70, laterDocuments: 1 })
    const begun = { Name: 'Quỹ', kind: 'cash', openingBalance: 500 }
    const next = await saved('ApiListBank', { ...begun, Code: 'SAU', openingDate: later })
    expect((await info('ApiListBank', next)).balance).toBe(0)
    const since = await saved('ApiListBank', { ...begun, Code: 'NAY', openingDate: today })
    expect((await info('ApiListBank', since)).balance).toBe(500)
  })

  it('is not on the start page', async () => {
    const { receivable, payable, cash, stock } = await data('Dashboard', 'getInfo', { FromDate: today, ToDate: today })
    expect(receivable.balance).toBe((await customer()).Phaithu)
    expect([payable.balance, stock.value]).toEqual([1100, (await goods()).onHand * 100])
    const sales = async (from: string, to: string) =>
      (await data('Dashboard', 'getInfo', { FromDate: from, ToDate: to })).sales
    const [upToToday, whole] = [await sales('2026-11-01', today), await sales('2026-11-01', '2026-12-31')]
    expect([whole.range, whole.billCount]).toEqual([upToToday.range, upToToday.billCount])
    expect([whole.previousFrom, whole.previousTo]).toEqual(['2026-10-01', '2026-10-21'])
    expect(await sales('2026-11-10', '2026-11-30')).toMatchObject({
      previousFrom: '2026-10-29',
      previousTo: '2026-11-09',
    })
    expect(cash.find((one: Anything) => one.Id === ids['TM']).balance).toBe(70)
  })

  it('settles nothing today', async () => {
    const overdue = async () => (await data('Customer', 'getFacts', { s_ID: ids['KH000001']! })).overdueReceivable
    const before = await overdue()
    const { ListItem } = await data('Income', 'getListPO', { Object_ID: ids['KH000001']!, iType: '1' })
    const bill = ListItem.find((one: Anything) => one.dueDate < today)
    await saved('Income', {
      dtDate: later,
      iType: 1,
      Method: 1,
      fundId: ids['TM'],
      Object_ID: ids['KH000001'],
      lines: [
        {
          voucherModule: 'Order',
          voucherId: bill.s_ID ?? bill.Id,
          amount: 2200,
        },
      ],
    })
    expect(before).toBe(2200)
    expect(await overdue()).toBe(before)
    const late = (await data('Dashboard', 'getInfo', { FromDate: today, ToDate: today })).receivable
    expect(late).toMatchObject({ overdue: 2200 })
    const report = { fromDate: today, toDate: today, Object_ID: ids['KH000001'] }
    const { ListItem: rows } = await data('ReportOfOrder', 'rptOverdueOfCustomer', {}, report)
    expect(rows.map((one: Anything) => [one.sophieu, one.phatsinh, one.conlai])).toEqual([[bill.NumberID, 2200, 2200]])
    // What a document has left is not cut.
    expect((await info('Order', bill.s_ID ?? bill.Id)).remaining).toBe(0)
  })
})

describe('a far date', () => {
  const bill = (dtDate: string, more: object = {}) => ({
    dtDate,
    Object_ID: ids['KH000002'],
    lines: [{ Product_ID: ids['SP000001'], Qty: 1, Price: 1, VAT: 0 }],
    ...more,
  })
  const answer = async (module: string, body: object): Promise<Anything> =>
    (await trade.call(module, 'UpdateDB', body)).body.Data

  it.each([
    [addDays(today, 31), false],
    [addDays(today, 32), true],
    [addDays(today, -366), false],
    [addDays(today, -367), true],
    ['1926-11-20', true],
    ['2036-11-20', true],
  ])('%s is asked about: %s', async (dtDate, asks) => {
    const first = await answer('PurchaseOrder', bill(dtDate))
    expect(first.confirm ?? []).toEqual(asks ? ['dateFar'] : [])
    const again = await answer('PurchaseOrder', bill(dtDate, { confirm: ['dateFar'] }))
    expect(again.Description).toBe('ok')
  })

  it('is asked about where it is new, of every kind', async () => {
    const far = addDays(today, 40)
    const text = `Ngày ${far.split('-').toReversed().join('-')} cách hôm nay 40 ngày`
    const other = { otherMethodId: (await data('ApiListOtherIncome', 'getList', { all: 'True' })).ListItem.at(-1).Id }
    const bodies: Record<string, object> = {
      Quote: bill(far),
      Import: bill(far, { Object_ID: ids['NCC000001'] }),
      Income: { dtDate: far, iType: 2, Method: 1, fundId: ids['TM'], lines: [{ ...other, amount: 5 }] },
    }
    for (const [module, body] of Object.entries(bodies)) {
      const asked = await answer(module, body)
      expect([module, asked.Description, asked.confirm]).toEqual([module, text, ['dateFar']])
    }
    expect((await answer('Quote', { ...bill(far), draft: true })).Description).toBe('ok')

    const { s_ID, version } = await answer('PurchaseOrder', bill(today))
    expect((await answer('PurchaseOrder', { s_ID, version, dtDate: far })).confirm).toEqual(['dateFar'])
    const moved = await answer('PurchaseOrder', { s_ID, version, dtDate: far, confirm: ['dateFar'] })
    expect((await answer('PurchaseOrder', { s_ID, version: moved.version, Description: 'x' })).Description).toBe('ok')
    await data('PurchaseOrder', 'Huy', {}, [s_ID])
    expect((await data('PurchaseOrder', 'Hoantac', {}, [s_ID])).TotalCount).toBe(1)
    await data('PurchaseOrder', 'DeleteDB', {}, [s_ID])
  })

  it('is asked about once for a bill that makes a voucher', async () => {
    const paid = { paid: 1, Method: 1, fundId: ids['TM'] }
    expect(
      (await answer('Order', bill(addDays(today, 40), { ...paid, confirm: ['dateFar', 'belowCost'] }))).Description,
    ).toBe('ok')
  })
})
