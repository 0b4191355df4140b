/** Fifty clerks on the last of something two documents share: an order's goods, its deposit, a customer's credit, a coupon. */
import { afterEach, describe, expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { Refused } from '#kernel/problem.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import type { Anything } from '#test/support/app.ts'
import type { Repeat } from '#server/database/database.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'
import { openTrade, received, sold } from '#test/support/trade.ts'
import { verify } from '../../../scripts/lib/verification.ts'

const CLERKS = 50
const repeats: Repeat[] = []
const database = await createTestDatabase({ max: 10, onRepeat: (repeat) => repeats.push(repeat) })

afterEach(() => {
  expect(repeats.splice(0).length).toBe(0)
})

/** How many works were done, and why the others were refused, each reason once. */
const outcomes = async (work: readonly Promise<unknown>[]): Promise<{ done: number; refused: string[] }> => {
  const answers = await Promise.allSettled(work)
  const failed = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  const unexpected = failed.find((one) => !(one instanceof Refused))
  if (unexpected) throw unexpected
  const messages = failed.flatMap((one) => (one as Refused).problems.map(({ message }) => message))
  return { done: CLERKS - failed.length, refused: [...new Set(messages)] }
}
const clerks = <T>(work: (at: number) => T): T[] => Array.from({ length: CLERKS }, (_, at) => work(at))

const sides = [
  {
    order: 'purchaseOrder',
    bill: 'purchaseReceipt',
    voucher: 'outcomeVoucher',
    partner: 'NCC1',
    module: 'PurchaseImport',
  },
  { order: 'salesOrder', bill: 'salesBill', voucher: 'incomeVoucher', partner: 'KH1', module: 'PurchaseOrder' },
] as const

describe.each(sides)('$order', ({ order, bill, voucher, partner, module }) => {
  const ordered = async (shop: Shop, quantity: number) => {
    const { id } = await shop.save(order, { date: '2026-11-01', store: 'K1', partner }, [
      { product: 'DV', quantity, unitPrice: 100, vatRate: 0 },
    ])
    const info = await shop.run((scope) => documentInfo(scope, registry.documents.get(order)!, id))
    return { id, line: info.lines[0]!.lineId }
  }
  const take = (shop: Shop, { id, line }: { id: string; line: string }, quantity = 1) =>
    shop.save(bill, { date: '2026-11-10', store: 'K1', partner, order: id }, [
      { product: 'DV', quantity, unitPrice: 100, vatRate: 0, sourceLine: line },
    ])
  const amounts = async (shop: Shop, id: string, ...fields: string[]) => {
    const info = await shop.run((scope) => documentInfo(scope, registry.documents.get(order)!, id))
    return fields.map((field) => toNumber(info[field] as Decimal))
  }
  const clean = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])

  test('the last pieces of an order are taken once', async () => {
    const shop = await openShop(database)
    const source = await ordered(shop, 20)
    expect(await outcomes(clerks(() => take(shop, source)))).toEqual({ done: 20, refused: ['qtyOverSource'] })
    await clean(shop)
  })

  test('a deposit is used once, to the last đồng', async () => {
    const shop = await openShop(database)
    const source = await ordered(shop, 100)
    await shop.save(voucher, { partner, voucherType: 1, paymentMethod: 1, date: '2026-11-02' }, [
      { voucherModule: module, voucher: source.id, amount: 1250 },
    ])
    expect(await outcomes(clerks(() => take(shop, source)))).toEqual({ done: CLERKS, refused: [] })
    expect(await amounts(shop, source.id, 'deposit', 'depositUsed')).toEqual([1250, 1250])
    await clean(shop)
  })

  test('no more is paid in advance than the order comes to', async () => {
    const shop = await openShop(database)
    const source = await ordered(shop, 20)
    const pay = () =>
      shop.save(voucher, { partner, voucherType: 1, paymentMethod: 1, date: '2026-11-02' }, [
        { voucherModule: module, voucher: source.id, amount: 100 },
      ])
    expect(await outcomes(clerks(pay))).toEqual({ done: 20, refused: ['allocatedTooMuch'] })
    expect(await amounts(shop, source.id, 'deposit')).toEqual([2000])
    await clean(shop)
  })
})

test('a credit is set against debts once', async () => {
  const trade = await openTrade('credits')
  await received(trade, { SP000001: [1000, 1] }, { dtDate: '2026-11-01' })
  const Object_ID = trade.ids['KH000001']
  const credit = await trade.saved('Income', { dtDate: '2026-11-02', Object_ID, unallocated: 1000, lines: [] })
  const lines = [{ Product_ID: trade.ids['SP000001'], Qty: 1, Price: 9000, VAT: 0 }]
  const bill = await sold(trade, {}, { dtDate: '2026-11-03', lines })
  const offset = {
    Object_ID,
    dtDate: '2026-11-22',
    credits: [{ module: 'Income', s_ID: credit, amount: 100 }],
    debts: [{ module: 'Order', s_ID: bill, amount: 100 }],
  }
  const answers = await Promise.all(clerks(() => trade.call('Income', 'Offset', offset)))
  const said = answers.map(({ status, body }) => `${status} ${(body.Data as Anything)?.Description ?? body.Message}`)
  expect(said.filter((one) => one === '200 ok')).toHaveLength(10)
  expect((await trade.info('Income', credit)).creditLeft).toBe(0)
  expect((await trade.info('Order', bill)).remaining).toBe(8000)
  expect(new Set(said).size).toBe(2)
  const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
})

test('the last uses of a coupon are had once, whoever is cancelled and restored meanwhile', async () => {
  const trade = await openTrade('luotcuoi')
  await received(trade, { SP000001: [1000, 1] }, { dtDate: '2026-11-01' })
  const coupon = await trade.saved('ApiListCoupon', {
    Code: 'CUOI',
    Name: 'Lượt cuối',
    kind: 2,
    value: 10,
    usageLimit: 3,
  })
  const lines = [{ Product_ID: trade.ids['SP000001'], Qty: 1, Price: 9000, VAT: 0 }]
  const body = { dtDate: '2026-11-03', Object_ID: trade.ids['KH000001'], couponCode: 'cuoi', lines }
  const had = async (work: readonly Promise<{ body: Anything }>[]) =>
    (await Promise.all(work)).map(({ body: { Data } }) => Data.errors?.[0].code ?? Data.Description)
  const saves = await had(clerks(() => trade.call('Order', 'UpdateDB', body)))
  expect(saves.filter((one) => one === 'ok')).toHaveLength(3)
  expect(new Set(saves)).toEqual(new Set(['ok', 'couponUsedUp']))

  const { ListItem: bills } = await trade.data('Order', 'getlist', { iStat: '1' })
  const cancelled = bills.map((row: Anything) => row.s_ID as string).slice(0, 2)
  await trade.data('Order', 'Huy', {}, cancelled)
  const drafts = await Promise.all(Array.from({ length: 8 }, () => trade.saved('Order', { ...body, draft: true })))
  const post = drafts.map((s_ID) => trade.call('Order', 'UpdateDB', { s_ID, version: 1, draft: false }))
  const back = cancelled.map((id: string) => trade.call('Order', 'Hoantac', [id]))
  const posted = await had(post)
  const restored = (await Promise.all(back)).reduce((sum, { body: { Data } }) => sum + Data.TotalCount, 0)
  expect(posted.filter((one) => one === 'ok').length + restored).toBe(2)
  expect((await trade.info('ApiListCoupon', coupon)).usedCount).toBe(3)
  const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
})
