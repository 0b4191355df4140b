/** What bringing the goods costs is agreed with a quote or an order; bills and receipts charge it in parts. */
import { describe, expect, test } from 'vitest'
import { documentFrom } from '#engine/document/made-from.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { isTyped } from '#model/becomes.ts'
import type { Fields } from '#model/field.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancel, info, ledgersAgree, refusal, remove, restore } from '#test/support/removal.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'
import { lineOf } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
const opened = () => openShop(database, { negativeStock: 2 })

type Plain = Record<string, unknown>
const figures = async (shop: Shop, kind: string, { id }: { id: string }) => {
  const { shippingFee, total } = await info(shop, kind, id)
  return [shippingFee, total].map((value) => toNumber(value as Decimal))
}
/** The fee that a document made from these would have. */
const proposed = async (shop: Shop, kind: string, of: string, ...sources: { id: string }[]) => {
  const ids = sources.map(({ id }) => id)
  const made = await shop.run((scope) => documentFrom(scope, registry.documents.get(kind)!, { kind: of, ids }))
  return toNumber(made['shippingFee'] as Decimal)
}
const line = { product: 'SP1', quantity: 10, unitPrice: 100, vatRate: 10 }

const sides = [
  { order: 'salesOrder', follower: 'salesBill', partner: 'KH1' },
  { order: 'purchaseOrder', follower: 'purchaseReceipt', partner: 'NCC1' },
]

describe.each(sides)('$order', ({ order, follower, partner }) => {
  const ordered = (shop: Shop, values: Plain = {}) =>
    shop.save(order, { date: '2026-11-01', store: 'K1', partner, shippingFee: 30, ...values }, [line])
  const taken = async (shop: Shop, { id }: { id: string }, quantity: number, values: Plain = {}) =>
    shop.save(follower, { date: '2026-11-05', store: 'K1', partner, order: id, ...values }, [
      { ...line, quantity, sourceLine: await lineOf(shop, order, id, 0) },
    ])

  test('has the fee in its total, and a copy has it, too', async () => {
    const shop = await opened()
    const one = await ordered(shop)
    expect(await figures(shop, order, one)).toEqual([30, 1130])
    expect(await proposed(shop, order, order, one)).toBe(30)
    await shop.save(order, { shippingFee: 50 }, [], { id: one.id, lines: undefined })
    expect(await figures(shop, order, one)).toEqual([50, 1150])
    const without = await ordered(shop, { shippingFee: null })
    expect(await figures(shop, order, without)).toEqual([0, 1100])
  })

  test('proposes what its posted followers have not charged', async () => {
    const shop = await opened()
    const one = await ordered(shop)
    expect(await proposed(shop, follower, order, one)).toBe(30)
    const first = await taken(shop, one, 2, { shippingFee: 12 })
    expect(await figures(shop, follower, first)).toEqual([12, 232])
    expect(await proposed(shop, follower, order, one)).toBe(18)
    const draft = await taken(shop, one, 1, { shippingFee: 5 })
    await remove(shop, follower, [draft.id])
    await shop.save(follower, { date: '2026-11-05', store: 'K1', partner, order: one.id, shippingFee: 5 }, [line], {
      saveAsDraft: true,
    })
    expect(await proposed(shop, follower, order, one)).toBe(18)
    // More than was agreed leaves nothing, not less than nothing.
    const second = await taken(shop, one, 1, { shippingFee: 40 })
    expect(await proposed(shop, follower, order, one)).toBe(0)
    await cancel(shop, follower, [second.id])
    expect(await proposed(shop, follower, order, one)).toBe(18)
    await restore(shop, follower, [second.id])
    await shop.save(follower, { shippingFee: 10 }, [], { id: second.id, lines: undefined })
    expect(await proposed(shop, follower, order, one)).toBe(8)
    await shop.save(order, { shippingFee: 100 }, [], { id: one.id, lines: undefined })
    expect(await proposed(shop, follower, order, one)).toBe(78)
    await ledgersAgree(shop)
  })

  test('proposes the fees of several orders together, each as far as it is left', async () => {
    const shop = await opened()
    const [one, other] = [await ordered(shop), await ordered(shop, { shippingFee: 7 })]
    expect(await proposed(shop, follower, order, one, other)).toBe(37)
    await taken(shop, one, 2, { shippingFee: 12 })
    expect(await proposed(shop, follower, order, one, other)).toBe(25)
    expect(await proposed(shop, follower, order, other, one)).toBe(25)
    const free = await ordered(shop, { shippingFee: 0 })
    expect(await proposed(shop, follower, order, free, other)).toBe(7)
  })

  test('counts what was charged in another currency at the rates of both', async () => {
    const shop = await opened()
    const dollars = systemClock.newId()
    await shop.run(({ tx }) =>
      tx.query(
        sql`insert into currency (id, code, name, decimals, exchange_rate, unit_word, is_base) values (${dollars}, 'USD', 'USD', 2, 25000, 'đô la', false)`,
      ),
    )
    const one = await ordered(shop, { currency: dollars, exchangeRate: 25_000, shippingFee: 10.5 })
    await taken(shop, one, 2, { currency: dollars, exchangeRate: 26_000, shippingFee: 2.25 })
    expect(await proposed(shop, follower, order, one)).toBe(8.25)
    await taken(shop, one, 2, { shippingFee: 50_100 })
    expect(await proposed(shop, follower, order, one)).toBe(6.25)
  })
})

test('a quote hands its fee to its order, and the order to its bills', async () => {
  const shop = await opened()
  const quote = await shop.save('quote', { date: '2026-11-01', partner: 'KH1', shippingFee: 30 }, [line])
  expect(await figures(shop, 'quote', quote)).toEqual([30, 1130])
  const make = async (kind: string, of: string, source: { id: string }, values: Plain = {}) => {
    const made = await shop.run((scope) =>
      documentFrom(scope, registry.documents.get(kind)!, { kind: of, ids: [source.id] }),
    )
    const { shape } = registry.documents.get(kind)!
    const typed = (fields: Fields, held: object) =>
      Object.fromEntries(Object.entries(held).filter(([name]) => name in fields && isTyped(fields[name]!)))
    const head = typed(shape.fields, made)
    return shop.save(kind, { ...head, date: '2026-11-02', store: 'K1', ...values }, [], {
      lines: made.lines.map((one) => ({ ...typed(shape.lines, one), lineId: null, quantity: decimal(5) })),
    })
  }
  expect(await proposed(shop, 'salesBill', 'quote', quote)).toBe(30)
  const order = await make('salesOrder', 'quote', quote)
  expect(await figures(shop, 'salesOrder', order)).toEqual([30, 580])
  expect(await proposed(shop, 'salesBill', 'quote', quote)).toBe(0)
  expect(await proposed(shop, 'salesOrder', 'quote', quote)).toBe(0)
  const bill = await make('salesBill', 'salesOrder', order, { shippingFee: decimal(20) })
  expect(await figures(shop, 'salesBill', bill)).toEqual([20, 570])
  await ledgersAgree(shop)
  // Goods that come back bring no fee back.
  const back = await shop.run((scope) =>
    documentFrom(scope, registry.documents.get('salesReturn')!, { kind: 'salesBill', ids: [bill.id], all: true }),
  )
  expect(toNumber(back['total'] as Decimal)).toBe(550)
  await remove(shop, 'salesBill', [bill.id])
  await cancel(shop, 'salesOrder', [order.id])
  expect(await proposed(shop, 'salesOrder', 'quote', quote)).toBe(30)
})

test('an advance may be as large as the total of the order with its fee', async () => {
  const shop = await opened()
  const order = await shop.save('salesOrder', { date: '2026-11-01', store: 'K1', partner: 'KH1', shippingFee: 30 }, [
    line,
  ])
  const pay = (amount: number) =>
    shop.save(
      'incomeVoucher',
      { date: '2026-11-02', voucherType: 1, paymentMethod: 1, partner: 'KH1', debtType: decimal(2) },
      [{ voucherModule: 'PurchaseOrder', voucher: order.id, amount }],
    )
  expect((await refusal(pay(1131))).length).toBe(1)
  await pay(1130)
  expect(
    (await refusal(shop.save('salesOrder', { shippingFee: 0 }, [], { id: order.id, lines: undefined }))).length,
  ).toBe(1)
  await ledgersAgree(shop)
})
