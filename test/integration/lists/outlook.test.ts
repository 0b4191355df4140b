/** What lies in a store, is promised to customers and is coming from suppliers, for the lines of a form. */
import { beforeAll, describe, expect, it } from 'vitest'
import { outlookOf, takenOfLine } from '#engine/links/outstanding.ts'
import { sql } from '#engine/sql.ts'
import { toNumber } from '#kernel/decimal.ts'
import { productCalls } from '#lists/product/calls.server.ts'
import { outlookOfGoods } from '#lists/product/calls.ts'
import type { JsonObject } from '#wire/values.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancelDocuments } from '#test/support/removal.ts'
import { answerIn, openShop, registry, type Shop } from '#test/support/shop.ts'
import { lineOf } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openShop(database)
})
const goods = (product: string, quantity: number, more: object = {}) => ({
  product,
  quantity,
  unitPrice: 100,
  vatRate: 0,
  ...more,
})
const save = (kind: string, lines: Record<string, unknown>[], more: object = {}, extras: object = {}) =>
  shop.save(kind, { date: '2026-11-10', store: 'K1', ...more }, lines, extras)
const order = (lines: Record<string, unknown>[], more: object = {}, extras: object = {}) =>
  save('salesOrder', lines, { partner: 'KH1', ...more }, extras)
const cancel = (id: string) => shop.run((scope) => cancelDocuments(scope, registry.documents.get('salesOrder')!, [id]))

const call = (body: unknown, of = shop): Promise<JsonObject[]> =>
  of.run(async (scope) => {
    const asked = productCalls.find(({ path }) => path === outlookOfGoods.path)!
    return (await answerIn<{ ListItem: JsonObject[] }>(scope, asked, { body })).ListItem
  })
/** On hand, promised, available, coming of SP1. */
const ask = async (body: Record<string, unknown> = {}): Promise<unknown[]> => {
  const [row] = await call({ Store_ID: shop.ids['K1'], ids: [shop.ids['SP1']], ...body })
  return ['QInstock', 'ordered', 'available', 'incoming'].map((name) => row![name])
}

describe('the outlook of goods', () => {
  it('adds up what lies there, what is promised and what is coming, step by step', async () => {
    expect(await ask()).toEqual([0, 0, 0, 0])
    await save('openingStock', [goods('SP1', 100)], { date: '2026-11-01' })
    await save('openingStock', [goods('SP1', 7)], { date: '2026-11-01', store: 'K2' })
    expect(await ask()).toEqual([100, 0, 100, 0])
    expect(await ask({ Store_ID: '' })).toEqual([107, 0, 107, 0])

    const bought = await save('purchaseOrder', [goods('SP1', 2, { unit: 'THUNG' })], { partner: 'NCC1' })
    const first = await order([goods('SP1', 1, { unit: 'THUNG' }), goods('SP1', 6)])
    const second = await order([goods('SP1', 50)])
    await order([goods('SP1', 9)], { store: 'K2' })
    await order([goods('SP1', 1000)], {}, { saveAsDraft: true })
    await order([goods('SP1', 1000)], { closed: true })
    expect(await ask()).toEqual([100, 80, 20, 48])
    expect(await ask({ Store_ID: '' })).toEqual([107, 89, 18, 48])
    // Who writes an order, or a bill from it, sees what is promised to others.
    expect(await ask({ s_ID: first.id })).toEqual([100, 50, 50, 48])
    expect(await ask({ sources: [second.id, first.id] })).toEqual([100, 0, 100, 48])

    const sourceLine = await lineOf(shop, 'salesOrder', first.id, 0)
    const bill = await save('salesBill', [goods('SP1', 20, { sourceLine })], { partner: 'KH1', order: first.id })
    expect(await ask()).toEqual([80, 60, 20, 48])
    // What the bill itself took lies there for whoever corrects it.
    expect(await ask({ s_ID: bill.id, sources: [first.id] })).toEqual([100, 50, 50, 48])

    const boughtLine = await lineOf(shop, 'purchaseOrder', bought.id, 0)
    await save('purchaseReceipt', [goods('SP1', 1, { unit: 'THUNG', sourceLine: boughtLine })], {
      partner: 'NCC1',
      order: bought.id,
    })
    expect(await ask()).toEqual([104, 60, 44, 24])
    await cancel(second.id)
    expect(await ask()).toEqual([104, 10, 94, 24])
  })

  it('answers for many products at once, each once, and for none', async () => {
    const ids = ['SP1', 'SP2', 'SP1', 'SP3'].map((code) => shop.ids[code])
    const statements = (list: unknown[]) =>
      shop.run(async (scope) => {
        const before = scope.tx.statistics.queries
        const found = await outlookOf(scope, { products: list as string[], store: null, document: null, sources: [] })
        return [found.size, scope.tx.statistics.queries - before]
      })
    expect((await call({ ids })).map((row) => row['Product_ID'])).toEqual(ids.filter((_, at) => at !== 2))
    expect(await statements([ids[0]])).toEqual([1, 1])
    expect(await statements(ids.slice(0, 2))).toEqual([2, 1])
    for (const body of [{ ids: ['x', 7, null] }, { ids: [], Store_ID: 'x', sources: 'y' }])
      expect(await call(body)).toEqual([])
    // A question without its list is a mistake of the program that asks.
    for (const body of [null, {}, { ids: 'SP1' }, { Product_ID: ids }])
      await expect(call(body)).rejects.toMatchObject({ problem: { message: 'invalid', values: { label: 'ids' } } })
  })

  it('tells another tenant nothing', async () => {
    const other = await openShop(database)
    expect(await call({ ids: [shop.ids['SP1']] }, other)).toMatchObject([{ QInstock: 0, ordered: 0, incoming: 0 }])
  })

  it('agrees with what the orders themselves say is left', async () => {
    const left = await shop.run(({ tx }) =>
      tx.query<{ id: string; left: string }>(sql`
        select l.product_id as id, sum(l.base_quantity - taken.quantity)::float as left
        from document d join sales_order_line l on l.tenant_id = d.tenant_id and l.document_id = d.id ${takenOfLine}
        where d.status = 1 group by l.product_id`),
    )
    const found = await shop.run((scope) =>
      outlookOf(scope, { products: left.map(({ id }) => id), store: null, document: null, sources: [] }),
    )
    expect(left.map(({ id }) => [id, toNumber(found.get(id)!.promised)])).toEqual(
      left.map((one) => [one.id, Number(one.left)]),
    )
  })

  it('knows nothing of goods that keep no stock, whatever is promised of them', async () => {
    await order([goods('DV', 3)])
    const ids = ['SP2', 'DV'].map((code) => shop.ids[code])
    expect((await call({ ids })).map((row) => row['Product_ID'])).toEqual([ids[0]])
  })
})
