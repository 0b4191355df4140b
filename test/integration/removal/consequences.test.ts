/** The calls around deleting: what would happen, what is told of a refusal, and the list of deleted documents. */
import { describe, expect, test } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { previewChange } from '#engine/document/consequences.ts'
import type { DocumentInput } from '#engine/document/input.ts'
import { previewSave } from '#engine/document/save-consequences.ts'
import { decimal, toNumber } from '#kernel/decimal.ts'
import type { Settings } from '#model/standard-settings.ts'
import { cancel, goods, info, kindOf, remove, rows, sell } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { linesOf, openTrade, received } from '#test/support/trade.ts'

const database = await createTestDatabase()
const tried = (
  shop: Shop,
  kind: string,
  ids: readonly string[],
  deed: Parameters<typeof previewChange>[3] = 'delete',
) => shop.run((scope) => previewChange(scope, kindOf(kind), ids, deed))

describe('what would happen', () => {
  test('to a paid bill: its voucher vanishes; and nothing has happened', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, { paid: 400, fund: 'TM' })
    const before = await info(shop, 'salesBill', bill.id)
    const [one] = await tried(shop, 'salesBill', [bill.id])
    expect(one).toMatchObject({ number: 'BH000001', partner: 'KH1', status: 1, followers: [], problems: [] })
    expect(toNumber(one!.total!)).toBe(1000)
    expect(toNumber(one!.paid)).toBe(400)
    expect(one!.vouchers).toMatchObject([
      { kind: 'incomeVoucher', number: 'PT000001', fund: 'TM', effect: 'deleted', amount: 400_000_000n },
    ])
    expect(await info(shop, 'salesBill', bill.id)).toEqual(before)
    expect(await rows(shop, sql`select 1 from deleted_document`)).toEqual([])
    expect((await shop.run(verifyLedgers)).differences).toEqual([])
    await cancel(shop, 'salesBill', [bill.id])
    expect((await tried(shop, 'salesBill', [bill.id], 'restore'))[0]).toMatchObject({
      vouchers: [{ number: 'PT000001', effect: 'restored' }],
      problems: [],
    })
  })

  test('to a bill others stand on: who they are, whether they pay it, were made from it or only name it', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, {}, goods(3))
    const [line] = (await info(shop, 'salesBill', bill.id)).lines
    const giveBack = () =>
      shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: bill.id }, [
        { ...goods()[0]!, sourceLine: line!.lineId },
      ])
    const [back, withdrawn] = [await giveBack(), await giveBack()]
    await cancel(shop, 'salesReturn', [withdrawn.id])
    const receipt = await shop.save('incomeVoucher', { voucherType: 1, partner: 'KH1', paymentMethod: 1, fund: 'TM' }, [
      { voucherModule: 'Order', voucher: bill.id, amount: 500 },
    ])
    const [one] = await tried(shop, 'salesBill', [bill.id])
    expect(one!.followers).toMatchObject([
      { number: receipt.number, reason: 'payment' },
      { number: back.number, reason: 'follower' },
      { number: withdrawn.number, reason: 'named' },
    ])
    expect(one!.problems.map((problem) => problem.message)).toEqual(['hasPayments', 'hasFollowers'])
    expect((await tried(shop, 'salesBill', [bill.id], 'cancel'))[0]!.followers).toHaveLength(2)
    expect((await tried(shop, 'incomeVoucher', [receipt.id]))[0]!.vouchers).toMatchObject([
      { number: bill.number, effect: 'freed', amount: 500_000_000n },
    ])
  })

  test('to stock of the past: how many costs change, and the profit of which month', async () => {
    const shop = await openShop(database)
    await shop.save('openingStock', { date: '2026-08-01', store: 'K1' }, [
      { product: 'SP1', quantity: 100, unitPrice: 100 },
    ])
    const dear = await shop.save('purchaseReceipt', { date: '2026-08-15', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP1', quantity: 100, unitPrice: 300 },
    ])
    const line = { product: 'SP1', quantity: 10, unitPrice: 500 }
    await sell(shop, { date: '2026-09-10' }, [line])
    await sell(shop, { date: '2026-10-10' }, [line, line])
    await shop.save('stockTransfer', { date: '2026-10-11', store: 'K1', toStore: 'K2' }, [
      { product: 'SP1', quantity: 10 },
    ])
    const [one] = await tried(shop, 'purchaseReceipt', [dear.id])
    // At 200 a piece before, at 100 after.
    expect({
      ...one!.stock,
      profit: one!.stock.profit.map(({ month, change }) => [month, toNumber(change)]),
    }).toEqual({
      entries: 5,
      documents: 3,
      profit: [
        ['2026-09', 1000],
        ['2026-10', 2000],
      ],
    })
    expect((await shop.run(verifyLedgers)).differences).toEqual([])
  })

  test('one after the other, as the batch would do it', async () => {
    const shop = await openShop(database)
    const receipt = () =>
      shop.save('purchaseReceipt', { date: '2026-10-01', store: 'K1', partner: 'NCC1' }, [
        { product: 'SP1', quantity: 10, unitPrice: 100 },
      ])
    const both = [await receipt(), await receipt()]
    await sell(shop, { date: '2026-10-02' }, [{ product: 'SP1', quantity: 5, unitPrice: 500 }])
    const answers = await tried(
      shop,
      'purchaseReceipt',
      both.map((one) => one.id),
    )
    expect(answers.map((one) => one.problems.map((problem) => problem.message))).toEqual([[], ['stockShort']])
  })

  test('with a warning passed: the warning is told, and what comes of it', async () => {
    const shop = await openShop(database, { negativeStock: 1 })
    const receipt = await shop.save('purchaseReceipt', { date: '2026-10-01', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 100 },
    ])
    await sell(shop, { date: '2026-10-02' }, [{ product: 'SP1', quantity: 5, unitPrice: 500 }])
    const [one] = await tried(shop, 'purchaseReceipt', [receipt.id])
    expect(one!.problems).toMatchObject([{ message: 'stockShort', confirmable: true }])
    expect(one!.stock).toMatchObject({ entries: 1, documents: 1 })
    expect(await remove(shop, 'purchaseReceipt', [receipt.id], ['stockShort'])).toMatchObject({ done: 1 })
  })
})

describe('of a save', () => {
  const opened = async () => {
    const shop = await openShop(database)
    const receipt = await shop.save('purchaseReceipt', { date: '2026-09-01', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 100 },
    ])
    const bill = await sell(shop, { date: '2026-09-10', paid: 100, fund: 'TM' }, [
      { product: 'SP1', quantity: 4, unitPrice: 500 },
    ])
    return { shop, receipt, bill }
  }
  const looked = (shop: Shop, kind: string, sent: Partial<DocumentInput>, settings: Partial<Settings> = {}) =>
    shop.run((scope) =>
      previewSave({ ...scope, settings: { ...scope.settings, ...settings } }, kindOf(kind), {
        id: null,
        version: undefined,
        saveAsDraft: undefined,
        confirm: [],
        clientTotal: undefined,
        problems: [],
        values: {},
        lines: undefined,
        ...sent,
      }),
    )
  const linesWith = async (shop: Shop, kind: string, id: string, values: object) =>
    (await info(shop, kind, id)).lines.map(({ lineId }) => ({ lineId, ...values }))

  test('the later bills and the profit of their month are told, and nothing is changed', async () => {
    const { shop, receipt, bill } = await opened()
    const before = await info(shop, 'purchaseReceipt', receipt.id)
    const lines = await linesWith(shop, 'purchaseReceipt', receipt.id, { quantity: decimal(5) })
    const dearer = await linesWith(shop, 'purchaseReceipt', receipt.id, { unitPrice: decimal(150) })
    expect((await looked(shop, 'purchaseReceipt', { id: receipt.id, lines })).stock).toMatchObject({ entries: 0 })
    const told = await looked(shop, 'purchaseReceipt', { id: receipt.id, lines: dearer })
    expect(told.stock).toEqual({
      entries: 1,
      documents: 1,
      profit: [{ month: '2026-09', change: decimal(-200), own: decimal(0) }],
    })
    expect(told).toMatchObject({ number: receipt.number, problems: [], locked: null, vouchers: [], followers: [] })
    expect(await info(shop, 'purchaseReceipt', receipt.id)).toEqual(before)
    expect((await info(shop, 'salesBill', bill.id))['cost']).toBe(decimal(400))
  })

  test('its own profit is told apart, and its voucher follows', async () => {
    const { shop, bill } = await opened()
    const lines = await linesWith(shop, 'salesBill', bill.id, { unitPrice: decimal(600) })
    const told = await looked(shop, 'salesBill', { id: bill.id, lines, values: { paid: decimal(250) } })
    expect(told.stock.profit).toEqual([{ month: '2026-09', change: decimal(400), own: decimal(400) }])
    expect(told.vouchers).toMatchObject([{ kind: 'incomeVoucher', effect: 'changed', amount: decimal(250) }])
    const unpaid = await looked(shop, 'salesBill', { id: bill.id, values: { paid: decimal(0) } })
    expect(unpaid.vouchers).toMatchObject([{ effect: 'deleted', amount: decimal(100) }])
    const moved = await looked(shop, 'salesBill', { id: bill.id, values: { date: '2026-10-02' } })
    expect(moved.stock.profit.map(({ month, change }) => [month, toNumber(change)])).toEqual([
      ['2026-09', -1600],
      ['2026-10', 1600],
    ])
    expect(moved.vouchers).toMatchObject([{ effect: 'changed' }])
  })

  test('a locked day is named, and the lock date with which it would be possible', async () => {
    const { shop, receipt } = await opened()
    const lock = (lockDate: string) => ({ lockDate }) as Partial<Settings>
    const change = { id: receipt.id, values: { date: '2026-10-05' } }
    const told = await looked(shop, 'purchaseReceipt', change, lock('2026-09-30'))
    expect(told.locked).toEqual({ lockDate: '2026-09-30', day: '2026-09-01', moveTo: '2026-08-31' })
    expect(told.problems.map(({ message }) => message)).toContain('locked')
    const late = await looked(shop, 'purchaseReceipt', change, lock('2026-08-31'))
    expect(late.locked).toBeNull()
    const [gone] = await shop.run((scope) =>
      previewChange(
        { ...scope, settings: { ...scope.settings, ...lock('2026-09-05') } },
        kindOf('purchaseReceipt'),
        [receipt.id],
        'delete',
      ),
    )
    expect(gone!.locked).toEqual({ lockDate: '2026-09-05', day: '2026-09-01', moveTo: '2026-08-31' })
  })

  test('who stands on it is named when it cannot be saved', async () => {
    const { shop, bill } = await opened()
    const [line] = (await info(shop, 'salesBill', bill.id)).lines
    const back = await shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: bill.id, date: '2026-09-12' }, [
      { product: 'SP1', quantity: 2, unitPrice: 500, sourceLine: line!.lineId },
    ])
    const lines = await linesWith(shop, 'salesBill', bill.id, { quantity: decimal(1) })
    const told = await looked(shop, 'salesBill', { id: bill.id, lines })
    expect(told.problems.map(({ message }) => message)).toEqual(['qtyBelowFollowers'])
    const late = await looked(shop, 'salesBill', { id: bill.id, values: { date: '2026-09-20' } })
    expect(late.followers).toMatchObject([{ kind: 'salesReturn', number: back.number, reason: 'follower' }])
  })
})

describe('by calls', async () => {
  const trade = await openTrade('thungrac')
  await trade.call('User', 'SaveConfig', { negativeStock: 1 })
  const order = (head: object = {}) =>
    trade.saved('Order', {
      Object_ID: trade.ids['KH000001'],
      Store_ID: trade.ids['KHO01'],
      confirm: ['stockShort'],
      lines: linesOf(trade, { SP000001: [5, 1000] }),
      ...head,
    })
  const batch = (module: string, name: string, ids: readonly string[], query: Record<string, string> = {}) =>
    trade.data(module, name, query, ids)

  test('a refusal tells its code, its values and whether it may be confirmed', async () => {
    const receipt = await received(trade, { SP000001: [5, 500] })
    await order()
    const { ListItem } = await batch('Import', 'DeleteDB', [receipt])
    expect(ListItem).toMatchObject([
      {
        s_ID: receipt,
        code: 'stockShort',
        confirmable: true,
        params: { code: 'SP000001', name: 'Nước khoáng 500ml', onHand: '0', needed: '5' },
        errors: [{ code: 'stockShort' }],
      },
    ])
    expect(ListItem[0].Description).toMatch(
      /^Hàng hóa SP000001 – Nước khoáng 500ml không đủ tồn\. Tồn: 0, cần xuất: 5 \(kho .+, ngày \d\d-\d\d-\d{4}\)$/,
    )
    const [asked] = (await batch('Import', 'getConsequences', [receipt])).ListItem
    expect(asked).toMatchObject({ confirm: ['stockShort'], possible: true, vouchers: [], stock: { documents: 1 } })
    expect(await batch('Import', 'DeleteDB', [receipt], { confirm: 'other, stockShort' })).toMatchObject({
      TotalCount: 1,
    })
    expect((await batch('Import', 'DeleteDB', ['x'])).ListItem).toMatchObject([
      { code: 'notFound', confirmable: false, params: {} },
    ])
  })

  test('an unknown action is refused; costs are for those who see them', async () => {
    const receipt = await received(trade, { SP000002: [5, 500] })
    const wrong = await trade.call('Import', 'getConsequences', [receipt], { query: { action: 'burn' } })
    expect(wrong.status).toBe(400)
    const right = { R: true, A: true, U: true, D: true, full: true }
    const group = await trade.saved('ApiGroupUser', {
      Code: 'KHO',
      Name: 'Kho',
      permissions: [{ FuncID: 'Import', ...right }],
    })
    await trade.saved('ApiListUser', {
      UserName: 'thukho',
      password: 'matkhau1',
      groupId: group,
      email: 'thukho@thungrac.vn',
    })
    const bill = await order()
    const token = await trade.signIn('thungrac', 'thukho', 'matkhau1')
    const ask = (module: string, name: string, body: unknown, query = {}) =>
      trade.call(module, name, body, { token, query })
    const { body } = await ask('Import', 'getConsequences', [receipt])
    expect(body.Data.ListItem[0].stock.profit).toBeNull()
    expect((await ask('Order', 'getConsequences', [bill])).status).toBe(403)
    // He finds in the list what he might have deleted, and nothing else.
    const admin = await trade.signIn('thungrac')
    const delBill = await trade.call('Order', 'DeleteDB', [bill], { token: admin })
    const delReceipt = await trade.call('Import', 'DeleteDB', [receipt], {
      token: admin,
      query: { confirm: 'stockShort' },
    })
    expect([delBill.body.Data.TotalCount, delReceipt.body.Data.TotalCount]).toEqual([1, 1])
    const seen = (await ask('ApiTrash', 'getlist', null)).body.Data.ListItem as { module: string }[]
    expect(new Set(seen.map((one) => one.module))).toEqual(new Set(['Import']))
    expect((await ask('Order', 'Hoantac', [bill])).status).toBe(403)
    expect((await ask('Import', 'Hoantac', [receipt])).body.Data).toMatchObject({ TotalCount: 1, ListItem: [] })
  })

  test('of a save changes nothing, draws no number and keeps no requestId; profit is for those who see costs', async () => {
    await received(trade, { SP000003: [5, 500] }, { dtDate: '2026-11-02' })
    const body = {
      Object_ID: trade.ids['KH000001'],
      dtDate: '2026-11-03',
      requestId: crypto.randomUUID(),
      lines: linesOf(trade, { SP000003: [2, 1000] }),
    }
    const admin = await trade.signIn('thungrac')
    const ask = async (name: string, sent: object, token = admin) =>
      (await trade.call('Order', name, sent, { token })).body.Data
    const events = async () => (await trade.call('ApiEvent', 'getlist', null, { token: admin })).body.Data.TotalCount
    const count = await events()
    const told = await ask('getSaveConsequences', body)
    expect(told).toMatchObject({
      s_ID: '',
      NumberID: '',
      possible: true,
      locked: null,
      stock: { entries: 0, profit: [{ month: '2026-11', change: 1000, own: 1000 }] },
    })
    expect(await events()).toBe(count)
    const saved = await ask('UpdateDB', body)
    expect(saved.Description).toBe('ok')
    const again = await ask('UpdateDB', { ...body, requestId: crypto.randomUUID() })
    const number = (text: string) => Number(text.slice(2))
    expect(number(again.NumberID)).toBe(number(saved.NumberID) + 1)
    // A clerk without the right to see costs.
    const right = { R: true, A: true, U: true, D: true, full: true }
    const group = await trade.saved('ApiGroupUser', {
      Code: 'BAN',
      Name: 'Bán',
      permissions: [
        { FuncID: 'Order', ...right },
        { FuncID: 'EditPrice', ...right },
      ],
    })
    await trade.saved('ApiListUser', {
      UserName: 'banhang',
      password: 'matkhau1',
      groupId: group,
      email: 'banhang@thungrac.vn',
    })
    const clerk = await trade.signIn('thungrac', 'banhang', 'matkhau1')
    expect((await ask('getSaveConsequences', body, clerk)).stock.profit).toBeNull()
    // A price tried below the cost leaves the trace that a save would leave.
    const cheap = { ...body, lines: linesOf(trade, { SP000003: [1, 1] }) }
    const tried = await ask('getSaveConsequences', cheap, clerk)
    expect(tried.confirm).toContain('belowCost')
    const log = await trade.call('ApiEvent', 'getlist', null, { token: admin })
    expect(log.body.Data.ListItem[0]).toMatchObject({ userName: 'banhang', action: 'Bị từ chối' })
    expect((await trade.call('Import', 'getSaveConsequences', body, { token: clerk })).status).toBe(403)
    await trade.signIn('thungrac')
  })

  test('the list of deleted documents is searched, narrowed, sorted and emptied by bringing them back', async () => {
    const admin = await trade.signIn('thungrac')
    const call = async (module: string, name: string, body: unknown = null, query: Record<string, string> = {}) =>
      (await trade.call(module, name, body, { token: admin, query })).body.Data
    const before = (await call('ApiTrash', 'getlist')).TotalCount as number
    const bills = [await order({ Description: 'Giao sáng' }), await order({ Object_ID: trade.ids['KH000002'] })]
    const paid = await order({ paid: 100, Method: 1, Description: 'Trả trước' })
    await call('Order', 'DeleteDB', [...bills, paid])
    // The voucher of the paid one comes back with it, not by itself.
    expect((await call('ApiTrash', 'getlist')).TotalCount).toBe(before + 3)
    const found = await call('ApiTrash', 'getlist', null, { KeySearch: 'giao sang' })
    expect(found.ListItem).toMatchObject([
      {
        s_ID: bills[0],
        module: 'Order',
        moduleName: 'Hóa đơn bán hàng',
        ObjName: 'Đối tác KH000001',
        TotalTax: 5500,
        iStat: 1,
        Trangthai: 'Đã ghi sổ',
      },
    ])
    expect((await call('ApiTrash', 'getlist', null, { KeySearch: 'KH000002' })).ListItem).toMatchObject([
      { s_ID: bills[1] },
    ])
    expect((await call('ApiTrash', 'getlist', null, { module: 'ImportReturn' })).TotalCount).toBe(0)
    const one = async (query: Record<string, string>) =>
      ((await call('ApiTrash', 'getlist', null, query)).ListItem as { s_ID: string }[]).map((row) => row.s_ID)
    expect(await one({ s_ID: bills[1]!, module: 'Order' })).toEqual([bills[1]])
    expect(await one({ s_ID: bills[1]!, module: 'Import' })).toEqual([])
    expect(await one({ s_ID: 'x' })).toEqual([])
    const sorted = await call('ApiTrash', 'getlist', null, { module: 'Order', ColSort: 'NumberID', asc: 'True' })
    const order_ = (sorted.ListItem as { NumberID: string }[]).map((one) => one.NumberID)
    expect(order_).toEqual(order_.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(await call('Order', 'Hoantac', [...bills, paid], { confirm: 'stockShort' })).toMatchObject({
      TotalCount: 3,
      ListItem: [],
    })
    expect((await call('ApiTrash', 'getlist')).TotalCount).toBe(before)
  })
})
