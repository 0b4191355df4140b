/** The figures on the page of a customer, a supplier and a product, added up by hand, and as the reports tell them. */
import { beforeAll, describe, expect, test } from 'vitest'
import { documentFromRecord } from '#engine/document/from-record.ts'
import { listDocuments } from '#engine/document/list.ts'
import { runReport } from '#engine/listing/report.ts'
import { hubFacts } from '#engine/record/hub.ts'
import type { ListModule } from '#engine/record/record.ts'
import { saveRecord } from '#engine/record/save.ts'
import type { Principal } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { systemClock } from '#kernel/clock.ts'
import { NotFound } from '#kernel/problem.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { recent } from '#model/hub.ts'
import { fullRight, noRight, functionIds, type FunctionId } from '#model/right.ts'
import { openSince } from '#lists/partner/statement.server.ts'
import { reportModules } from '#reports/queries.server.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancel, ledgersAgree, remove } from '#test/support/removal.ts'
import { administrator, openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()
const today = '2026-11-21'
let shop: Shop
beforeAll(async () => {
  shop = await openShop(database, { negativeStock: 2, creditLimitMode: 0, belowCostMode: 0 })
})

const moduleOf = (list: 'partner' | 'product'): ListModule => ({
  definition: registry.lists.get(list)!,
  slots: registry.listSlots[list],
})
type Plain = Record<string, unknown>
const plain = (facts: Plain): Plain =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => !name.endsWith('Id') && !name.endsWith('Number'))
      .map(([name, value]) => [name, typeof value === 'bigint' ? toNumber(value as Decimal) : value]),
  )
const factsOf = (
  list: 'partner' | 'product',
  code: string,
  user: Principal = administrator,
  of = shop,
): Promise<Plain> =>
  of.run((scope) => {
    const module = moduleOf(list)
    return hubFacts({ ...scope, user }, module, { id: of.ids[code] ?? code, hub: module.slots!.hub! })
  })
const figures = async (list: 'partner' | 'product', code: string) => plain(await factsOf(list, code))

const save = (kind: string, values: Plain, lines: Plain[], extras: Plain = {}) =>
  shop.save(kind, { date: today, store: 'K1', ...values }, lines, extras)
const goods = (product: string, quantity: number, unitPrice: number, more: Plain = {}) => ({
  product,
  quantity,
  unitPrice,
  vatRate: 0,
  ...more,
})
const report = async (name: string, values: Plain): Promise<{ sums: Plain; rows: Plain[] }> => {
  const module = reportModules.find(({ definition }) => definition.name === name)!
  const { sums, rows } = await shop.run((scope) =>
    runReport(scope, module, { values, given: new Set([...Object.keys(values), 'product']) }),
  )
  return { sums: plain(sums as Plain), rows: rows.map((row) => plain(row as Plain)) }
}
const days = recent(today as never)

describe('the page of a customer', () => {
  test('tells what is owed, overdue and bought, after edits, returns, cancellations and in another currency', async () => {
    const nothing = { receivable: 0, overdueReceivable: 0, bought: 0, lastBought: null }
    expect(await figures('partner', 'KH1')).toEqual(nothing)
    // Before the recent days: it counts as a debt, not as bought.
    const old = await save(
      'salesBill',
      { partner: 'KH1', date: addDays(days.from, -1), dueDate: addDays(today as never, -1) },
      [goods('DV', 1, 1000)],
    )
    const first = await save('salesBill', { partner: 'KH1', date: days.from, dueDate: today }, [
      goods('DV', 2, 1000, { vatRate: 10 }),
    ])
    await save('salesBill', { partner: 'KH2' }, [goods('DV', 9, 1000)])
    await save('salesBill', { partner: 'KH1' }, [goods('DV', 100, 1000)], { saveAsDraft: true })
    expect(await figures('partner', 'KH1')).toEqual({
      receivable: 3200,
      overdueReceivable: 1000,
      bought: 2000,
      lastBought: days.from,
    })
    // A changed bill, a return, and a payment of the oldest debt.
    await shop.save('salesBill', { partner: 'KH1', date: days.from, dueDate: today } as never, [goods('DV', 3, 1000)], {
      id: first.id,
    })
    await save('salesReturn', { partner: 'KH1' }, [goods('DV', 1, 500)])
    await save('incomeVoucher', { partner: 'KH1', voucherType: 1, paymentMethod: 1, fund: 'TM' }, [
      { voucherModule: 'Order', voucher: old.id, amount: 400 },
    ])
    expect(await figures('partner', 'KH1')).toMatchObject({ receivable: 1000 + 3000 - 500 - 400, bought: 2500 })
    // A bill in another currency counts in the base currency, each line rounded by itself.
    const dollar = systemClock.newId()
    await shop.run(({ tx }) =>
      tx.query(
        sql`insert into currency (id, code, name, decimals, exchange_rate) values (${dollar}, 'USD', 'USD', 2, 25000)`,
      ),
    )
    const foreign = await save('salesBill', { partner: 'KH1', currency: dollar, exchangeRate: 25000 }, [
      goods('DV', 1, 1.25),
      goods('DV', 1, 0.5),
    ])
    expect(await figures('partner', 'KH1')).toMatchObject({
      receivable: 3100 + 43_750,
      bought: 2500 + 43_750,
      lastBought: today,
    })
    await cancel(shop, 'salesBill', [foreign.id])
    await remove(shop, 'salesBill', [first.id])
    const shown = await figures('partner', 'KH1')
    expect(shown).toMatchObject({ receivable: 100, bought: -500 })
    await ledgersAgree(shop)
  })

  test('agrees with the reports its figures lead to', async () => {
    // Opening debts are overdue like any other; a credit is not, and takes nothing off.
    await shop.run((scope) =>
      saveRecord(scope, moduleOf('partner'), {
        id: shop.ids['KH1']!,
        version: undefined,
        problems: [],
        values: {
          openingReceivable: decimal('900'),
          openingDate: '2026-10-01' as Day,
          openingDueDate: '2026-10-31' as Day,
        },
      } as never),
    )
    const late = await report('overdueOfCustomer', { to: today, partner: shop.ids['KH1'] })
    expect(late.rows.map(({ date, due, days: count, remaining }) => [date, due, count, remaining])).toEqual([
      ['2026-10-01', '2026-10-31', 21, 900],
      [addDays(days.from, -1), '2026-11-20', 1, 600],
    ])
    expect(late.sums['remaining']).toBe((await figures('partner', 'KH1'))['overdueReceivable'])
    const totals = await report('overDueDebtsCollect', { to: today, partner: shop.ids['KH1'], partnerGroup: null })
    expect(Number(totals.sums['overdue15']) + Number(totals.sums['overdue30'])).toBe(late.sums['remaining'])
    await save('salesBill', { partner: 'KH1', discountAmount: 70 }, [goods('DV', 7, 333), goods('SP1', 2, 10.5)])
    const { receivable, bought } = await figures('partner', 'KH1')
    const partner = shop.ids['KH1']
    const debts = await report('detailsReceivableDebts', { from: '2026-01-01', to: '2026-12-31', partner })
    expect(debts.sums['remaining']).toBe(receivable)
    expect(debts.rows.at(-1)!['remaining']).toBe(receivable)
    const traded = await report('goodsOfCustomer', { ...days, partner })
    expect(traded.sums['net']).toBe(bought)
    const summary = await report('reportTotalSales', { ...days, partner, product: null })
    expect([summary.sums['net'], summary.sums['quantity']]).toEqual([traded.sums['net'], traded.sums['quantity']])
    // The newest price of each, in the unit it was sold in.
    expect(traded.rows.map((row) => [row['productCode'], row['lastPrice'], row['lastDay']])).toEqual([
      ['DV', 333, today],
      ['SP1', 10.5, today],
    ])
  })
})

test('a statement begins with the first entry after nothing was owed', async () => {
  const since = (side: 'receivable' | 'payable', code: string) =>
    shop.run((scope) => openSince(scope, side, shop.ids[code] ?? code))
  expect(await since('receivable', 'NCC2')).toBeNull()
  expect(await since('payable', 'abc')).toBeNull()
  const buy = (date: string, amount: number) =>
    save('purchaseReceipt', { partner: 'NCC2', date, dueDate: date }, [goods('SP2', 1, amount)])
  const pay = (date: string, amount: number) =>
    save(
      'outcomeVoucher',
      { partner: 'NCC2', date, voucherType: 1, paymentMethod: 1, fund: 'TM', unallocated: amount },
      [],
    )
  await buy('2026-08-03', 100)
  await buy('2026-08-20', 50)
  expect(await since('payable', 'NCC2')).toBe('2026-08-03')
  await pay('2026-09-01', 150)
  expect(await since('payable', 'NCC2')).toBeNull()
  await buy('2026-09-01', 30)
  // In the evening of the first of September 30 were owed, in that before all of it.
  expect(await since('payable', 'NCC2')).toBe('2026-08-03')
  await pay('2026-09-05', 30)
  await pay('2026-10-02', 10)
  expect(await since('payable', 'NCC2')).toBe('2026-10-02')
})

describe('the page of a supplier', () => {
  test('tells the side of what we owe, and only that', async () => {
    await save('purchaseReceipt', { partner: 'NCC1', dueDate: today }, [goods('SP2', 10, 100, { vatRate: 10 })])
    await save('purchaseReturn', { partner: 'NCC1' }, [goods('SP2', 1, 100)])
    await save('purchaseReceipt', { partner: 'NCC1', date: '2026-09-01', dueDate: '2026-09-30' }, [goods('SP2', 1, 50)])
    expect(await figures('partner', 'NCC1')).toEqual({
      payable: 1100 - 100 + 50,
      overduePayable: 50,
      supplied: 900,
      lastSupplied: today,
    })
    const partner = shop.ids['NCC1']
    const traded = await report('goodsOfSupplier', { ...days, partner })
    expect(traded.sums['net']).toBe(900)
    const late = await report('overdueOfSupplier', { to: today, partner })
    expect(late.rows.map(({ days: count, remaining }) => [count, remaining])).toEqual([[52, 50]])
    const debts = await report('detailPayable', { from: '2026-01-01', to: '2026-12-31', partner })
    expect(debts.sums['remaining']).toBe(1050)
  })
})

describe('the page of a product', () => {
  test('tells what lies there, is promised, is coming and was sold, in base units', async () => {
    await save('openingStock', { date: '2026-11-01' }, [goods('SP3', 100, 10)])
    await save('openingStock', { date: '2026-11-01', store: 'K2' }, [goods('SP3', 7, 10)])
    await save('salesOrder', { partner: 'KH2' }, [goods('SP3', 6, 10)])
    const bought = await save('purchaseOrder', { partner: 'NCC1' }, [goods('SP3', 30, 10)])
    await save('salesBill', { partner: 'KH2' }, [goods('SP3', 5, 10)])
    await save('salesBill', { partner: 'KH2', date: '2026-10-01' }, [goods('SP3', 50, 10)])
    await save('salesReturn', { partner: 'KH2' }, [goods('SP3', 2, 10)])
    const now = { onHand: 107 - 5 - 50 + 2, promised: 6, available: 54 - 6, incoming: 30, sold: 3 }
    expect(await figures('product', 'SP3')).toEqual(now)
    await cancel(shop, 'purchaseOrder', [bought.id])
    expect(await figures('product', 'SP3')).toEqual({ ...now, incoming: 0 })
    const stores = [shop.ids['K1'], shop.ids['K2']]
    const card = await report('detailTagStore', { from: '2026-01-01', to: today, product: shop.ids['SP3'], stores })
    expect(card.sums['balance']).toBe(now.onHand)
  })

  test('of a service tells only what was sold', async () => {
    await save('salesBill', { partner: 'KH2', date: days.from }, [goods('DV', 4, 10)])
    const { sold, ...others } = await figures('product', 'DV')
    expect(others).toEqual({})
    const { sums } = await report('reportTotalSales', { ...days, partner: null, product: shop.ids['DV'] })
    expect(sold).toBe(sums['quantity'])
  })

  test('narrows the lists of documents to those with such a line', async () => {
    const bill = registry.documents.get('salesBill')!
    const ask = (id: string) =>
      shop.run((scope) =>
        listDocuments(scope, bill, {
          search: '',
          filters: [],
          sort: [],
          offset: 0,
          limit: 50,
          narrow: { Product_ID: id },
        } as never),
      )
    expect((await ask(shop.ids['SP3']!)).totalCount).toBe(2)
    expect((await ask(shop.ids['SP4']!)).totalCount).toBe(0)
    expect((await ask('abc')).totalCount).toBe(0)
  })
})

const withRights = (...functions: readonly FunctionId[]): Principal => ({
  ...administrator,
  isAdmin: false,
  rights: Object.fromEntries(functionIds.map((id) => [id, functions.includes(id) ? fullRight : noRight])),
})

describe('rights and tenants', () => {
  test('a figure whose documents one may not read is missing', async () => {
    const seen = async (code: string, ...functions: FunctionId[]) =>
      Object.keys(await factsOf('partner', code, withRights(...functions))).toSorted()
    expect(await seen('KH1')).toEqual([])
    expect(await seen('KH1', 'ReportReceivable')).toEqual(['overdueReceivable', 'receivable'])
    expect(await seen('KH1', 'ReportSales')).toEqual(['bought'])
    expect(await seen('KH1', 'Order')).toEqual([
      'bought',
      'lastBought',
      'lastBoughtId',
      'lastBoughtNumber',
      'overdueReceivable',
      'receivable',
    ])
    expect(await seen('NCC1', 'Order', 'ReportReceivable')).toEqual([])
    const goodsSeen = Object.keys(await factsOf('product', 'SP3', withRights()))
    expect(goodsSeen).toEqual(['onHand'])
  })

  test('the record of another tenant is as unknown as none', async () => {
    const other = await openShop(database)
    for (const id of [other.ids['KH1']!, systemClock.newId(), 'abc', ''])
      await expect(factsOf('partner', id)).rejects.toThrow(NotFound)
    for (const id of [other.ids['SP1']!, systemClock.newId(), 'abc'])
      await expect(factsOf('product', id)).rejects.toThrow(NotFound)
  })
})

describe('what begins with a record', () => {
  const begin = (kind: string, list: string, code: string) =>
    shop.run((scope) => documentFromRecord(scope, registry.documents.get(kind)!, { list, id: shop.ids[code]! }))

  test('a receipt voucher proposes all debts of the customer, those due first', async () => {
    const late = await save('salesBill', { partner: 'KH2', date: '2026-11-02', dueDate: '2026-11-03' }, [
      goods('DV', 1, 70),
    ])
    const voucher = (await begin('incomeVoucher', 'partner', 'KH2')) as unknown as {
      partner: string
      lines: Plain[]
      amount: Decimal
    }
    expect(voucher.partner).toBe(shop.ids['KH2'])
    const due = voucher.lines.map(({ voucherDue }) => String(voucherDue))
    expect(due).toEqual(due.toSorted())
    expect(voucher.lines.find(({ voucher: id }) => id === late.id)).toMatchObject({ voucherModule: 'Order' })
    const { receivable } = await figures('partner', 'KH2')
    const credits = 20 // the return
    expect(toNumber(voucher.amount)).toBe((receivable as number) + credits)
    const saved = await save(
      'incomeVoucher',
      { partner: 'KH2', voucherType: 1, paymentMethod: 1, fund: 'TM' },
      voucher.lines.map(({ voucherModule, voucher: id, amount }) => ({ voucherModule, voucher: id, amount })),
    )
    expect(saved.id).toBeTruthy()
    expect(await figures('partner', 'KH2')).toMatchObject({ receivable: -credits, overdueReceivable: 0 })
    await ledgersAgree(shop)
  })

  test('a bill has its customer, a receipt its goods; nothing else can begin so', async () => {
    expect(await begin('salesBill', 'partner', 'KH1')).toMatchObject({ partner: shop.ids['KH1'], lines: [] })
    const receipt = await begin('purchaseReceipt', 'product', 'SP1')
    expect(receipt).toMatchObject({ partner: null, lines: [{ product: shop.ids['SP1'], unit: shop.ids['CAI'] }] })
    // Without a unit of their own they begin in the base unit; with one, in that of the side of the trade.
    await shop.run(({ tx }) =>
      tx.query(
        sql`update product set sale_unit_id = ${shop.ids['THUNG']}, purchase_unit_id = ${shop.ids['THUNG']} where id = ${shop.ids['SP1']}`,
      ),
    )
    for (const kind of ['purchaseReceipt', 'purchaseOrder', 'salesBill', 'salesOrder'])
      expect(await begin(kind, 'product', 'SP1'), kind).toMatchObject({
        lines: [{ product: shop.ids['SP1'], unit: shop.ids['THUNG'] }],
      })
    expect(await begin('stockTransfer', 'product', 'SP1')).toMatchObject({ lines: [{ unit: shop.ids['CAI'] }] })
    await expect(begin('stockTransfer', 'partner', 'KH1')).rejects.toThrow(NotFound)
    await expect(begin('salesBill', 'store', 'K1')).rejects.toThrow(NotFound)
    await expect(begin('salesBill', 'partner', 'SP1')).rejects.toThrow(NotFound)
  })
})
