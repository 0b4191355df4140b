/** The calls around deleting: what would happen, what is told of a refusal, and the list of deleted documents. */
import { describe, expect, test } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { previewChange } from '#engine/document/consequences.ts'
import { toNumber } from '#kernel/decimal.ts'
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
    expect(toNumber(one!.total)).toBe(1000)
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
