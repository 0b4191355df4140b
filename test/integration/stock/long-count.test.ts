/** A count so long that its lines are written before its goods are locked. */
import { beforeAll, expect, test } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { loadDocument } from '#engine/store/store.ts'
import { sql } from '#engine/sql.ts'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const LINES = 600
const definition = registry.documents.get('stockCount')!
const database = await createTestDatabase()
let shop: Shop
let goods: string[]

beforeAll(async () => {
  shop = await openShop(database)
  const rows = await shop.run(({ tx }) =>
    tx.query<{ id: string }>(sql`
      insert into product (id, code, name, group_id, unit_id, product_type, track_stock)
      select gen_random_uuid(), 'D' || n, 'Hàng ' || n, p.group_id, p.unit_id, p.product_type, true
      from generate_series(1, ${LINES}::int) n, product p where p.code = 'SP1' returning id`),
  )
  goods = rows.map(({ id }) => id)
  await shop.save('openingStock', { date: '2026-11-01', store: 'K1' }, stocked())
})

const stocked = () => goods.map((product) => ({ product, quantity: 1000, unitPrice: 100 }))
/** All goods as the books say, but the first two. */
const counted = (first: number, second: number) =>
  goods.map((product, index) => ({ product, quantity: [first, second][index] ?? 1000 }))
const head = { date: '2026-11-20', store: 'K1' }

const rowsOf = (id: string) =>
  shop.run(async ({ tx }) => {
    const { lines } = (await loadDocument(tx, definition, id))!
    const entries = await tx.query<{ product_id: string; quantity: string }>(
      sql`select product_id, quantity from stock_entry where ${sql.ours('stock_entry')} and document_id = ${id}`,
    )
    return { lines, posted: new Map(entries.map((one) => [one.product_id, Number(one.quantity) / 10_000])) }
  })

test('what is sold while the count waits for its goods is compared, and the rest stays as it was written', async () => {
  const [isHeld, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const selling = shop.run(async (scope) => {
    await shop.saveIn(scope, 'salesBill', { ...head, partner: 'KH1' }, [
      { product: goods[0], quantity: 7, unitPrice: 500 },
    ])
    isHeld.resolve()
    await free.promise
  })
  await isHeld.promise
  const counting = shop.save('stockCount', head, counted(990, 1004))
  const isWaiting = () =>
    shop.run(async ({ tx }) => {
      const waits = await tx.query(sql`select 1 from pg_locks where locktype = 'advisory' and not granted`)
      return waits.length > 0
    })
  await expect.poll(isWaiting).toBe(true)
  free.resolve()
  const [{ id }] = await Promise.all([counting, selling])
  const { lines, posted } = await rowsOf(id)
  expect(lines).toHaveLength(LINES)
  expect(lines.map((line) => line['product'])).toEqual(goods)
  expect(lines.slice(0, 3).map((line) => [line['bookQuantity'], line['difference']])).toEqual([
    [decimal(993), decimal(-3)],
    [decimal(1000), decimal(4)],
    [decimal(1000), decimal(0)],
  ])
  expect(posted).toEqual(
    new Map([
      [goods[0], -3],
      [goods[1], 4],
    ]),
  )
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
  // The count's history is made before the locks, too.
  const [{ content, number }] = await shop
    .run(({ tx }) =>
      tx.query<{ content: { number: string; lines: Record<string, unknown>[] }; number: string }>(
        sql`select r.content, d.number from document_revision r join document d on d.tenant_id = r.tenant_id and d.id = r.document_id where ${sql.ours('r')} and d.id = ${id}`,
      ),
    )
    .then((rows) => rows as [(typeof rows)[0]])
  expect(number).not.toBe('')
  expect(content.number).toBe(number)
  expect(content.lines.map((line) => [line['lineId'], line['bookQuantity'], line['difference']])).toEqual(
    lines.map((line) => [
      line.lineId,
      decimalText(line['bookQuantity'] as Decimal),
      decimalText(line['difference'] as Decimal),
    ]),
  )
})

test('nothing of it stays if it is refused behind the locks, or before', async () => {
  const before = await shop.run(({ tx }) => tx.query(sql`select count(*)::int as lines from stock_count_line`))
  await expect(shop.save('stockCount', { ...head, number: 'KK-1' }, counted(1, 2))).resolves.toBeTruthy()
  await expect(shop.save('stockCount', { ...head, number: 'KK-1' }, counted(3, 4))).rejects.toMatchObject({
    problems: [{ at: 'number' }],
  })
  await expect(shop.save('stockCount', head, [...counted(3, 4), { product: null, quantity: 1 }])).rejects.toMatchObject(
    {
      problems: [{ at: `lines.${LINES}.product` }],
    },
  )
  const after = await shop.run(({ tx }) => tx.query(sql`select count(*)::int as lines from stock_count_line`))
  expect(after).toEqual([{ lines: (before[0] as { lines: number }).lines + LINES }])
})

test('a draft that is posted with lines moved, removed and added is what was sent', async () => {
  const draft = await shop.save('stockCount', head, counted(5, 6), { saveAsDraft: true })
  const { lines } = await rowsOf(draft.id)
  const sent = lines
    .slice(1)
    .toReversed()
    .map(({ lineId, product }) => ({ lineId, product, quantity: decimal(1000) }))
  await shop.save('stockCount', head, [], {
    id: draft.id,
    version: draft.version,
    saveAsDraft: false,
    lines: [...sent, { lineId: null, product: goods[0], quantity: decimal(8) }],
  })
  const stored = await rowsOf(draft.id)
  expect(stored.lines.map((line) => [line['product'], line['quantity']])).toEqual([
    ...sent.map(({ product, quantity }) => [product, quantity]),
    [goods[0], decimal(8)],
  ])
  expect(stored.lines.map(({ lineId }) => lineId).slice(0, -1)).toEqual(sent.map(({ lineId }) => lineId))
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})
