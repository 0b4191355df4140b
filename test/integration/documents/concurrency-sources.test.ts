/** Many clerks on documents made from several sources: nobody deadlocks, so nothing is repeated. */
import { afterEach, expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { updateDocuments } from '#engine/document/save-many.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import type { Repeat } from '#server/database/database.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const repeats: Repeat[] = []
const database = await createTestDatabase({ max: 10, onRepeat: (repeat) => repeats.push(repeat) })

afterEach(() => {
  expect(repeats.splice(0).length).toBe(0)
})

const goods = ['SP1', 'SP2', 'SP3', 'SP4']
const linesOf = (shop: Shop, kind: string, id: string) =>
  shop.run(async (scope) =>
    (await documentInfo(scope, registry.documents.get(kind)!, id)).lines.map(({ lineId }) => lineId),
  )

interface Source {
  id: string
  lines: readonly string[]
}
const many = { quantity: 1000, unitPrice: 100, vatRate: 0 }
/** Two documents of one partner with all goods. */
const twoOf = async (shop: Shop, kind: string, partner: string): Promise<[Source, Source]> => {
  const one = async (): Promise<Source> => {
    const { id } = await shop.save(
      kind,
      { date: '2026-11-02', store: 'K1', partner },
      goods.map((product) => ({ product, ...many })),
    )
    return { id, lines: await linesOf(shop, kind, id) }
  }
  return [await one(), await one()]
}
const stocked = async (): Promise<Shop> => {
  const shop = await openShop(database)
  await shop.save(
    'openingStock',
    { date: '2026-11-01', store: 'K1' },
    goods.map((product) => ({ product, quantity: 10_000, unitPrice: 50 })),
  )
  return shop
}
const clean = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])

const orders = [
  ['salesOrder', 'salesBill', 'KH1', 'delivered'],
  ['purchaseOrder', 'purchaseReceipt', 'NCC1', 'received'],
] as const

/** A line of either source; every other document names the other one in its head, and other goods first. */
const taking = ([a, b]: readonly [Source, Source], at: number) => {
  const [first, second] = at % 2 ? [a, b] : [b, a]
  const product = at % goods.length
  const other = (product + 1 + (at % 3)) % goods.length
  return {
    order: first.id,
    lines: [
      { product: goods[product]!, quantity: 1, unitPrice: 100, vatRate: 0, sourceLine: first.lines[product] },
      { product: goods[other]!, quantity: 1, unitPrice: 100, vatRate: 0, sourceLine: second.lines[other] },
    ],
  }
}

test.each(orders)('sixty of two %s, whose lines name the line they take only', async (order, kind, partner, done) => {
  const shop = await stocked()
  const sources = await twoOf(shop, order, partner)
  const saved = await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const { lines, order: head } = taking(sources, at)
      return shop.save(kind, { date: '2026-11-10', store: 'K1', partner, order: head }, lines)
    }),
  )
  expect(new Set(saved.map(({ number }) => number)).size).toBe(60)
  for (const { id } of sources) {
    const info = await shop.run((scope) => documentInfo(scope, registry.documents.get(order)!, id))
    const taken = info.lines.reduce((sum, line) => sum + (line[done] as bigint), 0n)
    expect(taken).toBe(60n * 1_000_000n)
  }
  await clean(shop)
})

test.each(orders)('drafts of two %s are posted while others change and delete theirs', async (order, kind, partner) => {
  const shop = await stocked()
  const sources = await twoOf(shop, order, partner)
  const save = (at: number, extras: object = {}, values: object = {}) => {
    const { lines, order: head } = taking(sources, at)
    return shop.save(kind, { date: '2026-11-10', store: 'K1', partner, order: head, ...values }, lines, extras)
  }
  const drafts = await Promise.all(Array.from({ length: 12 }, (_, at) => save(at, { saveAsDraft: true })))
  const stored = await Promise.all(Array.from({ length: 12 }, (_, at) => save(at)))
  const definition = registry.documents.get(kind)!
  await Promise.all([
    ...drafts.map(({ id, version }) => shop.save(kind, {}, [], { id, version, saveAsDraft: false, lines: undefined })),
    // The first half gives up what it took and takes of the other source.
    ...stored.slice(0, 6).map(({ id }, at) => {
      const { lines, order: head } = taking(sources, at + 1)
      return shop.save(kind, { order: head }, lines, { id })
    }),
    ...[stored.slice(6, 9), stored.slice(9)].map((some) =>
      shop.run((scope) =>
        removeDocuments(
          scope,
          definition,
          some.map(({ id }) => id),
        ),
      ),
    ),
    ...Array.from({ length: 12 }, (_, at) => save(at, {}, { paid: 50 })),
  ])
  await clean(shop)
})

test('returns that open the two orders of their bills again, and bills of these orders', async () => {
  const shop = await stocked()
  const sources = await twoOf(shop, 'salesOrder', 'KH1')
  const sell = (at: number) => {
    const { lines, order } = taking(sources, at)
    return shop.save('salesBill', { date: '2026-11-10', store: 'K1', partner: 'KH1', order }, lines)
  }
  const bills = await Promise.all(Array.from({ length: 20 }, (_, at) => sell(at)))
  const lines = await Promise.all(bills.map(({ id }) => linesOf(shop, 'salesBill', id)))
  await Promise.all(
    bills.flatMap(({ id }, at) => [
      shop.save(
        'salesReturn',
        { date: '2026-11-11', store: 'K1', partner: 'KH1', bill: id, reopenOrder: true },
        taking(sources, at).lines.map(({ product }, index) => ({
          product,
          quantity: 1,
          unitPrice: 100,
          vatRate: 0,
          sourceLine: lines[at]![index],
        })),
      ),
      sell(at + 1),
    ]),
  )
  await clean(shop)
})

test('bills paid into the default fund, by coupon, and vouchers of the same customer', async () => {
  const shop = await stocked()
  await shop.run((scope) =>
    scope.tx.query(
      sql`insert into coupon (id, code, name, kind, value, usage_limit) values (${scope.newId()}, 'GIAM', 'Giảm', 2, 1, 1000)`,
    ),
  )
  const pay = (at: number, values: object) =>
    shop.save(
      'salesBill',
      { date: '2026-11-10', store: 'K1', partner: at % 2 ? 'KH1' : 'KH2', paid: 50, couponCode: 'giam', ...values },
      [{ product: goods[at % 4]!, quantity: 1, unitPrice: 100, vatRate: 0 }],
    )
  const bills = await Promise.all(Array.from({ length: 30 }, (_, at) => pay(at, at % 3 ? {} : { fund: 'TM' })))
  await Promise.all([
    ...Array.from({ length: 10 }, (_, at) => pay(at, { fund: at % 2 ? 'TM' : null })),
    ...bills.slice(0, 10).map(({ id }) => shop.save('salesBill', { paid: 0 }, [], { id, lines: undefined })),
    ...bills.slice(10, 20).map(({ id }, at) => shop.save('salesBill', { paid: 60 + at }, [], { id, lines: undefined })),
    ...Array.from({ length: 10 }, (_, at) =>
      shop.save(
        'incomeVoucher',
        { partner: at % 2 ? 'KH1' : 'KH2', voucherType: 1, paymentMethod: 1, date: '2026-11-12', unallocated: 5 },
        [],
      ),
    ),
  ])
  await clean(shop)
})

test('who deletes or changes vouchers of bills waits for who changes these bills', async () => {
  const shop = await stocked()
  const bills = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      shop.save('salesBill', { date: '2026-11-10', store: 'K1', partner: 'KH1', paid: 50, fund: 'TM' }, [
        { product: goods[at % 4]!, quantity: 1, unitPrice: 100, vatRate: 0 },
      ]),
    ),
  )
  const own = await Promise.all(
    Array.from({ length: 4 }, () =>
      shop.save(
        'incomeVoucher',
        { partner: 'KH1', voucherType: 1, paymentMethod: 1, date: '2026-11-12', unallocated: 5 },
        [],
      ),
    ),
  )
  const vouchers = await shop.run(({ tx }) =>
    tx.query<{ id: string }>(sql`select id from document where kind = 'incomeVoucher' order by seq`),
  )
  const kind = registry.documents.get('incomeVoucher')!
  const ids = [...own, ...vouchers].map(({ id }) => id)
  await Promise.all([
    ...bills.map(({ id }, at) => shop.save('salesBill', { paid: 40 + at }, [], { id, lines: undefined })),
    ...own.map(({ id }) => shop.run((scope) => removeDocuments(scope, kind, [id, ...ids]))),
    shop.run((scope) =>
      updateDocuments(
        scope,
        registry.documents.get('salesBill')!,
        bills.map(({ id }) => ({ ...unchanged, id })),
      ),
    ),
  ])
  await clean(shop)
})

const unchanged = {
  version: undefined,
  saveAsDraft: undefined,
  confirm: [],
  clientTotal: undefined,
  values: { description: 'x' },
  lines: undefined,
  problems: [],
}
