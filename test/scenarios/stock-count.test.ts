/** Counting a store: what is compared, when it is fixed, what it does to stock and its value. */
import { describe, expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { documentFrom } from '#engine/document/made-from.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { sql } from '#engine/sql.ts'
import type { SaveResult } from '#engine/document/save.ts'
import { decimal, fromLedger, toNumber, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { refusalsAt } from '#test/support/refused.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
const definition = registry.documents.get('stockCount')!

const stock = (shop: Shop, product: string, store = 'K1') =>
  shop.run(async ({ tx }) => {
    const [row] = await tx.query<{ quantity: string; value: string }>(
      sql`select quantity, value from stock_balance where product_id = ${shop.ids[product]} and store_id = ${shop.ids[store]}`,
    )
    return row ? [toNumber(fromLedger(row.quantity)), toNumber(fromLedger(row.value))] : [0, 0]
  })
const clean = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])
const number = (value: unknown) => (typeof value === 'bigint' ? toNumber(value as Decimal) : (value ?? null))
const numbers = (record: Readonly<Record<string, unknown>>, ...names: string[]) =>
  names.map((name) => number(record[name]))
const read = (shop: Shop, { id }: SaveResult) => shop.run((scope) => documentInfo(scope, definition, id))
/** Book, counted, difference, value of each line. */
const lines = async (shop: Shop, count: SaveResult) =>
  (await read(shop, count)).lines.map((line) => numbers(line, 'bookQuantity', 'quantity', 'difference', 'cost'))

const opened = async (): Promise<Shop> => {
  const shop = await openShop(database)
  await shop.save('openingStock', { date: '2026-11-01', store: 'K1' }, [
    { product: 'SP1', quantity: 12, unitPrice: 102880.5833 },
    { product: 'SP2', quantity: 10, unitPrice: 700 },
  ])
  return shop
}
const again = async (shop: Shop, count: SaveResult, change: Record<string, unknown> = {}) =>
  shop.save('stockCount', change, [], {
    id: count.id,
    version: (await read(shop, count)).version,
    lines: undefined,
  })

describe('a stock count', () => {
  test('posts surplus at the average and shortage at the average, and tells what both were worth', async () => {
    const shop = await opened()
    const count = await shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [
      { product: 'SP1', quantity: 14 },
      { product: 'SP2', quantity: 7, note: 'Vỡ' },
    ])
    expect(count.number).toBe('KK000001')
    expect(await lines(shop, count)).toEqual([
      [12, 14, 2, 205_761],
      [10, 7, -3, -2100],
    ])
    expect(await stock(shop, 'SP1')).toEqual([14, 1_440_328])
    expect(await stock(shop, 'SP2')).toEqual([7, 4900])
    const saved = await read(shop, count)
    expect(numbers(saved, 'surplusQuantity', 'shortageQuantity', 'stockChange')).toEqual([2, 3, 203_661])
    expect(numbers(saved, 'bookValue', 'countedValue', 'surplusValue', 'shortageValue')).toEqual([
      1_241_567, 1_445_228, 205_761, 2100,
    ])
    await clean(shop)
  })

  test('values what was never there by the buying price, also when that changes later', async () => {
    const shop = await opened()
    const count = await shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [
      { product: 'SP3', quantity: 4 },
      { product: 'SP4', quantity: 0 },
    ])
    expect(await lines(shop, count)).toEqual([
      [0, 4, 4, 2000],
      [0, 0, 0, 0],
    ])
    await shop.run(({ tx }) => tx.query(sql`update product set buy_price = 900 where id = ${shop.ids['SP3']}`))
    expect(await stock(shop, 'SP3')).toEqual([4, 2000])
    await clean(shop)
  })

  test('keeps its difference when later documents are dated back, and is worked out anew when it is saved again', async () => {
    const shop = await opened()
    const count = await shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [{ product: 'SP2', quantity: 9 }])
    expect(await stock(shop, 'SP2')).toEqual([9, 6300])
    await shop.save('purchaseReceipt', { date: '2026-11-10', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP2', quantity: 5, unitPrice: 400 },
    ])
    expect(await lines(shop, count)).toEqual([[10, 9, -1, -600]])
    expect(await stock(shop, 'SP2')).toEqual([14, 8400])
    await clean(shop)
    await again(shop, count, { description: 'Đếm lại' })
    expect(await lines(shop, count)).toEqual([[15, 9, -6, -3600]])
    expect(await stock(shop, 'SP2')).toEqual([9, 5400])
    await clean(shop)
  })

  test('of a day in the past compares with the end of that day', async () => {
    const shop = await opened()
    await shop.save('salesBill', { date: '2026-11-15', store: 'K1', partner: 'KH1' }, [
      { product: 'SP2', quantity: 4, unitPrice: 900 },
    ])
    const count = await shop.save('stockCount', { date: '2026-11-10', store: 'K1' }, [{ product: 'SP2', quantity: 11 }])
    expect(await lines(shop, count)).toEqual([[10, 11, 1, 700]])
    expect(await stock(shop, 'SP2')).toEqual([7, 4900])
    expect(
      await refusalsAt(shop.save('stockCount', { date: '2026-11-10', store: 'K1' }, [{ product: 'SP2', quantity: 3 }])),
    ).toEqual(['lines.0.quantity stockShort'])
    await clean(shop)
  })

  test('in progress posts nothing and shows the books of now; posting it fixes them', async () => {
    const shop = await opened()
    const draft = await shop.save(
      'stockCount',
      { date: '2026-11-20', store: 'K1' },
      [{ product: 'SP2', quantity: 8 }, { product: 'SP1' }],
      { saveAsDraft: true },
    )
    expect(draft.number).toBe('')
    expect(await stock(shop, 'SP2')).toEqual([10, 7000])
    await shop.save('salesBill', { date: '2026-11-19', store: 'K1', partner: 'KH1' }, [
      { product: 'SP2', quantity: 1, unitPrice: 900 },
    ])
    expect(await lines(shop, draft)).toEqual([
      [9, 8, -1, null],
      [12, null, null, null],
    ])
    const post = async (counted: readonly { product: string; quantity: number | null }[]) =>
      shop.save('stockCount', {}, [], {
        id: draft.id,
        version: (await read(shop, draft)).version,
        saveAsDraft: false,
        confirm: ['dateFar', 'countMoved'],
        lines: counted.map(({ product, quantity }) => ({
          lineId: null,
          product: shop.ids[product],
          quantity: quantity === null ? null : decimal(quantity),
        })),
      })
    expect(
      await refusalsAt(
        post([
          { product: 'SP2', quantity: 8 },
          { product: 'SP1', quantity: null },
        ]),
      ),
    ).toEqual(['lines.1.quantity notCounted'])
    await post([{ product: 'SP2', quantity: 8 }])
    expect(await lines(shop, draft)).toEqual([[9, 8, -1, -700]])
    await clean(shop)
  })

  test('hides the books as long as it is blind, and shows them when it is posted', async () => {
    const shop = await opened()
    const counted = [{ product: 'SP2', quantity: 8 }]
    const draft = await shop.save('stockCount', { date: '2026-11-20', store: 'K1', blind: true }, counted, {
      saveAsDraft: true,
    })
    const hidden = await read(shop, draft)
    expect(hidden['blind']).toBe(true)
    expect(await lines(shop, draft)).toEqual([[null, 8, null, null]])
    expect(numbers(hidden, 'surplusQuantity', 'shortageQuantity')).toEqual([0, 0])
    await shop.save('stockCount', { blind: false }, [], { id: draft.id, version: hidden.version, lines: undefined })
    expect((await read(shop, draft))['blind'], 'decided when it began').toBe(true)
    expect(await lines(shop, draft)).toEqual([[null, 8, null, null]])
    await again(shop, draft, {})
    await shop.save('stockCount', {}, [], {
      id: draft.id,
      version: (await read(shop, draft)).version,
      lines: undefined,
      saveAsDraft: false,
    })
    expect(await lines(shop, draft)).toEqual([[10, 8, -2, -1400]])
    await clean(shop)
  })

  test('cancelled, restored, deleted: stock follows, and a restored one looks at the books again', async () => {
    const shop = await opened()
    const count = await shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [{ product: 'SP2', quantity: 13 }])
    expect(await stock(shop, 'SP2')).toEqual([13, 9100])
    await shop.run((scope) => cancelDocuments(scope, definition, [count.id]))
    expect(await stock(shop, 'SP2')).toEqual([10, 7000])
    await clean(shop)
    await shop.save('salesBill', { date: '2026-11-18', store: 'K1', partner: 'KH1' }, [
      { product: 'SP2', quantity: 2, unitPrice: 900 },
    ])
    await shop.run((scope) => restoreDocuments(scope, definition, [count.id], { confirm: ['countMoved'] }))
    expect(await lines(shop, count)).toEqual([[8, 13, 5, 3500]])
    expect(await stock(shop, 'SP2')).toEqual([13, 9100])
    await clean(shop)
    await shop.save('salesBill', { date: '2026-11-21', store: 'K1', partner: 'KH1' }, [
      { product: 'SP2', quantity: 12, unitPrice: 900 },
    ])
    const { done, failures } = await shop.run((scope) => removeDocuments(scope, definition, [count.id]))
    expect(done).toBe(0)
    expect(failures).toHaveLength(1)
    expect(await stock(shop, 'SP2')).toEqual([1, 700])
    await clean(shop)
  })

  test('copied, has counted nothing yet; restored after it was deleted, knows when it was counted', async () => {
    const shop = await opened()
    const count = await shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [{ product: 'SP2', quantity: 9 }])
    const copy = await shop.run((scope) => documentFrom(scope, definition, { kind: 'stockCount', ids: [count.id] }))
    expect(copy.lines.map((line) => [line['quantity'], line['countedAt'], line['countedBook']])).toEqual([
      [null, null, null],
    ])
    const countedAt = (await read(shop, count)).lines[0]!['countedAt'] as Date
    await shop.run((scope) => removeDocuments(scope, definition, [count.id]))
    await shop.save('salesBill', { date: '2026-11-18', store: 'K1', partner: 'KH1' }, [
      { product: 'SP2', quantity: 2, unitPrice: 900 },
    ])
    const back = await shop.run((scope) => restoreDocuments(scope, definition, [count.id], { confirm: ['countMoved'] }))
    expect(back.done).toBe(1)
    expect((await read(shop, count)).lines.map((line) => [line['countedAt'], number(line['movedSince'])])).toEqual([
      [countedAt, -2],
    ])
  })

  test('refuses goods twice, goods that are not kept in stock, and more decimals than the unit has', async () => {
    const shop = await opened()
    await shop.run(({ tx }) => tx.query(sql`update unit set decimals = 0 where id = ${shop.ids['CAI']}`))
    expect(
      await refusalsAt(
        shop.save('stockCount', { store: 'K1' }, [
          { product: 'SP1', quantity: 1 },
          { product: 'SP1', quantity: 2 },
          { product: 'DV', quantity: 2 },
          { product: 'SP2', quantity: 2.5 },
        ]),
      ),
    ).toEqual(['lines.1.product productTwice', 'lines.3.quantity tooManyDecimals', 'lines.2.product notInStock'])
    expect(await refusalsAt(shop.save('stockCount', { store: 'K1' }, []))).toEqual(['lines required.goods'])
  })

  test('of the worked example (number 22) is saved again after number 23, and says what the contract says', async () => {
    const shop = await openWorkedExample(database)
    const count = await shop.save(
      'stockCount',
      { date: '2026-10-31', store: 'K01', description: 'Kiểm kho cuối tháng' },
      [
        { product: 'SP002', quantity: 94 },
        { product: 'SP003', quantity: 75 },
      ],
    )
    expect((await lines(shop, count)).map(([book]) => book)).toEqual([85, 74])
    // Stands for the other stock-in (23).
    await shop.save('purchaseReceipt', { date: '2026-09-12', partner: 'NCC002', store: 'K01' }, [
      { product: 'SP002', quantity: 10, unitPrice: 27000, vatRate: 0 },
    ])
    await again(shop, count, {})
    expect(await lines(shop, count)).toEqual([
      [95, 94, -1, -30_701],
      [74, 75, 1, 25_000],
    ])
    expect(await stock(shop, 'SP002', 'K01')).toEqual([94, 2_885_925])
    expect(await stock(shop, 'SP003', 'K01')).toEqual([75, 1_875_000])
    await clean(shop)
  })
})
