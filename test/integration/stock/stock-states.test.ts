/** What lay in stores on a day is found in several ways; every one must say the same as adding up all entries. */
import { expect, test } from 'vitest'
import { sql } from '#engine/sql.ts'
import { day, type Day } from '#kernel/day.ts'
import { fromLedger } from '#kernel/decimal.ts'
import { booksAt, waysAt, waysBetween, type Way } from '#engine/ledger/read.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()

const fill = async (shop: Shop): Promise<void> => {
  await shop.save('openingStock', { date: '2026-01-05', store: 'K1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 333 },
    { product: 'SP2', quantity: 4, unitPrice: 50 },
  ])
  await shop.save('purchaseReceipt', { date: '2026-02-02', store: 'K1', partner: 'NCC1' }, [
    { product: 'SP1', quantity: 7, unitPrice: 500 },
    { product: 'SP2', quantity: 3, unitPrice: 10 },
  ])
  await shop.save('stockTransfer', { date: '2026-02-20', store: 'K1', toStore: 'K2' }, [
    { product: 'SP1', quantity: 4 },
  ])
  await shop.save('salesBill', { date: '2026-03-03', store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity: 13, unitPrice: 900 },
  ])
  await shop.save('salesBill', { date: '2026-03-31', store: 'K2', partner: 'KH1' }, [
    { product: 'SP1', quantity: 1, unitPrice: 900 },
  ])
  // Behind what was sold already: the cost of the first bill is corrected.
  await shop.save('purchaseReceipt', { date: '2026-02-25', store: 'K1', partner: 'NCC1' }, [
    { product: 'SP1', quantity: 5, unitPrice: 100 },
  ])
}

const sums = sql`sum(before_quantity)::text, sum(before_value)::text, sum(before_input_quantity)::text, sum(before_input_value)::text,
  sum(after_quantity)::text, sum(after_value)::text, sum(after_input_quantity)::text, sum(after_input_value)::text`

const told = (shop: Shop, { states }: Way): Promise<unknown[]> =>
  shop.run(({ tx }) =>
    tx.query(sql`select * from (select product_id, ${sums} from (${states}) s group by 1) t (product_id, a, b, c, d, e, f, g, h)
      where (a::numeric, b::numeric, c::numeric, d::numeric, e::numeric, f::numeric, g::numeric, h::numeric) <> (0, 0, 0, 0, 0, 0, 0, 0) order by 1`),
  )

/** Everything from the entries alone; opening stock of the range lay there before it. */
const plain = (shop: Shop, stores: string[], { from, to }: { from: Day; to: Day }): Promise<unknown[]> =>
  shop.run(({ tx }) => {
    const before = sql`(e.day < ${from} or (e.rank = 0 and e.day <= ${to}))`
    const after = sql`e.day <= ${to}`
    const states = (until: ReturnType<typeof sql>, inputs: ReturnType<typeof sql>) => sql`
      coalesce(sum(e.quantity) filter (where ${until}), 0)::text, coalesce(sum(e.value + e.correction) filter (where ${until}), 0)::text,
      coalesce(sum(e.quantity) filter (where ${inputs} and e.rank <> 0 and e.quantity > 0), 0)::text, coalesce(sum(e.value) filter (where ${inputs} and e.rank <> 0 and e.quantity > 0), 0)::text`
    return tx.query(sql`select * from (
      select e.product_id, ${states(before, sql`e.day < ${from}`)}, ${states(after, after)} from stock_entry e where e.store_id = any(${stores}::uuid[]) group by 1) t (product_id, a, b, c, d, e, f, g, h)
      where (a::numeric, b::numeric, c::numeric, d::numeric, e::numeric, f::numeric, g::numeric, h::numeric) <> (0, 0, 0, 0, 0, 0, 0, 0) order by 1`)
  })

const days = [
  '2025-12-31',
  '2026-01-05',
  '2026-01-06',
  '2026-02-20',
  '2026-02-25',
  '2026-03-03',
  '2026-03-31',
  '2026-06-01',
]
const ranges = days.flatMap((from) => days.filter((to) => to >= from).map((to) => ({ from: day(from), to: day(to) })))

test('every way to the states of a range says what all entries do', async () => {
  const shop = await openShop(database)
  await fill(shop)
  for (const names of [['K1'], ['K2'], ['K1', 'K2']]) {
    const stores = names.map((name) => shop.ids[name]!)
    for (const range of ranges) {
      const expected = await plain(shop, stores, range)
      for (const [index, way] of waysBetween({ goods: () => sql.empty, stores }, range).entries())
        expect(await told(shop, way), `way ${index} of ${names.join()} ${range.from} … ${range.to}`).toEqual(expected)
    }
  }
})

test('both ways to the stock of a day say what all entries do', async () => {
  const shop = await openShop(database)
  await fill(shop)
  const stores = [shop.ids['K1']!, shop.ids['K2']!]
  for (const text of days) {
    const at = day(text)
    const quantities = ({ states }: Way) =>
      shop.run(({ tx }) =>
        tx.query(
          sql`select product_id, sum(after_quantity)::text as quantity from (${states}) s group by 1 having sum(after_quantity) <> 0 order by 1`,
        ),
      )
    const expected = await shop.run(({ tx }) =>
      tx.query(
        sql`select product_id, sum(quantity)::text as quantity from stock_entry where day <= ${at} group by 1 having sum(quantity) <> 0 order by 1`,
      ),
    )
    for (const way of waysAt({ goods: () => sql.empty, stores }, at))
      expect(await quantities(way), text).toEqual(expected)
  }
})

test('the books of a day are told without what one document moved', async () => {
  const shop = await openShop(database)
  await fill(shop)
  const products = ['SP1', 'SP2'].map((code) => shop.ids[code]!)
  const documents = (await shop.run(({ tx }) => tx.query(sql`select distinct document_id as id from stock_entry`))) as {
    id: string
  }[]
  for (const store of [shop.ids['K1']!, shop.ids['K2']!])
    for (const text of days)
      for (const except of [null, ...documents.map(({ id }) => id)]) {
        const at = day(text)
        const rows = (await shop.run(({ tx }) =>
          tx.query(
            sql`select p.id, coalesce((select sum(e.quantity) from stock_entry e where e.product_id = p.id and e.store_id = ${store} and e.day <= ${at} and e.document_id is distinct from ${except}::uuid), 0)::text as quantity, coalesce((select sum(e.value + e.correction) from stock_entry e where e.product_id = p.id and e.store_id = ${store} and e.day <= ${at} and e.document_id is distinct from ${except}::uuid), 0)::text as value from unnest(${products}::uuid[]) as p (id)`,
          ),
        )) as { id: string; quantity: string; value: string }[]
        expect(await shop.run((scope) => booksAt(scope, { store, day: at, products, except })), text).toEqual(
          new Map(
            rows.map(({ id, quantity, value }) => [id, { quantity: fromLedger(quantity), value: fromLedger(value) }]),
          ),
        )
      }
})
