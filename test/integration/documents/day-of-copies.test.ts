/** What copies and followers leave behind, and what they have anew for their own day. */
import { beforeAll, describe, expect, test } from 'vitest'
import { documentFrom } from '#engine/document/made-from.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { info, kindOf } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()
let shop: Shop

/** Taxes of services are lower from 2025-07-01 to 2026-12-31; a dollar is worth more every time. */
beforeAll(async () => {
  shop = await openShop(database)
  const usd = systemClock.newId()
  await shop.run(async ({ tx }) => {
    await tx.query(sql`update product set vat_reducible = true where code = 'DV'`)
    await tx.query(
      sql`insert into currency (id, code, name, decimals, exchange_rate) values (${usd}, 'USD', 'USD', 2, 24000)`,
    )
    for (const [date, rate] of [
      ['2025-06-01', 24_500],
      ['2026-11-01', 25_500],
      ['2027-01-01', 26_000],
    ])
      await tx.query(
        sql`insert into currency_rate (id, currency_id, date, rate) values (${systemClock.newId()}, ${usd}, ${date}::date, ${rate})`,
      )
  })
  shop.ids['USD'] = usd
})

const made = (kind: string, source: string, id: string) =>
  shop.run((scope) => documentFrom(scope, kindOf(kind), { kind: source, ids: [id], all: true }))
const rates = (document: Readonly<Record<string, unknown>> & { lines: readonly unknown[] }) => [
  toNumber(document['exchangeRate'] as Decimal),
  ...document.lines.map((line) => toNumber((line as { vatRate: Decimal }).vatRate)),
]
const foreign = (partner: string) => ({ store: 'K1', partner, currency: 'USD', date: '2025-06-30' })
const line = { product: 'DV', quantity: 2, unitPrice: 10 }

const kinds = [
  ['quote', 'KH1'],
  ['salesOrder', 'KH1'],
  ['salesBill', 'KH1'],
  ['salesReturn', 'KH1'],
  ['purchaseOrder', 'NCC1'],
  ['purchaseReceipt', 'NCC1'],
  ['purchaseReturn', 'NCC1'],
] as const
test.each(kinds)('a copy of a %s has the rate and the tax of its own day', async (kind, partner) => {
  const { id } = await shop.save(kind, foreign(partner), [line, { ...line, vatRate: 5 }])
  expect(rates(await info(shop, kind, id))).toEqual([24_500, 10, 5])
  expect(rates(await made(kind, kind, id))).toEqual([25_500, 8, 5])
})

test('taxes rise again in a copy of a later day', async () => {
  const later = await openShop(database, {}, '2027-01-02' as never)
  await later.run(({ tx }) => tx.query(sql`update product set vat_reducible = true where code = 'DV'`))
  const { id } = await later.save('salesBill', { store: 'K1', partner: 'KH1', date: '2026-12-30' }, [line])
  expect((await info(later, 'salesBill', id)).lines[0]!['vatRate']).toBe(decimal(8))
  const copy = await later.run((scope) => documentFrom(scope, kindOf('salesBill'), { kind: 'salesBill', ids: [id] }))
  expect(copy.lines[0]!['vatRate']).toBe(decimal(10))
})

describe('what is made of', () => {
  test.each([
    ['salesOrder', 'quote', 'KH1'],
    ['salesBill', 'quote', 'KH1'],
    ['salesBill', 'salesOrder', 'KH1'],
    ['purchaseReceipt', 'purchaseOrder', 'NCC1'],
  ])('what was agreed has the rate and the tax of its own day: %s of a %s', async (kind, source, partner) => {
    const { id } = await shop.save(source, foreign(partner), [line, { ...line, vatRate: 5 }])
    const follower = await made(kind, source, id)
    expect(rates(follower)).toEqual([25_500, 8, 5])
    expect(follower.lines.map((one) => one['unitPrice'])).toEqual([decimal(10), decimal(10)])
  })

  test.each([
    ['salesReturn', 'salesBill', 'KH1', 'bill'],
    ['purchaseReturn', 'purchaseReceipt', 'NCC1', 'receipt'],
  ])('goods keeps those of its original: %s of a %s', async (kind, source, partner, head) => {
    const { id } = await shop.save(source, foreign(partner), [line])
    const back = await made(kind, source, id)
    expect(rates(back)).toEqual([24_500, 10])
    const returned = await shop.save(
      kind,
      { store: 'K1', partner, currency: 'USD', exchangeRate: 24_500, date: '2026-11-20', [head]: id },
      [{ ...line, quantity: 1, vatRate: 10, sourceLine: back.lines[0]!['sourceLine'] }],
    )
    await shop.save(kind, { date: '2027-01-05' }, [], { id: returned.id, lines: undefined })
    expect(rates(await info(shop, kind, returned.id))).toEqual([24_500, 10])
  })
})

describe('a day that moves', () => {
  test('takes along the rate and the taxes that nobody typed', async () => {
    const { id } = await shop.save('salesBill', { ...foreign('KH1'), date: '2026-11-10' }, [
      line,
      { ...line, vatRate: 5 },
    ])
    await shop.save('salesBill', { date: '2027-01-05' }, [], { id, lines: undefined })
    expect(rates(await info(shop, 'salesBill', id))).toEqual([26_000, 10, 5])
    const { lines } = await info(shop, 'salesBill', id)
    // Whoever sends a tax has typed it.
    await shop.save('salesBill', { date: '2026-11-12' }, [], {
      id,
      lines: lines.map(({ lineId }, at) => ({ lineId, ...(at === 0 && { vatRate: decimal(10) }) })),
    })
    expect(rates(await info(shop, 'salesBill', id))).toEqual([25_500, 10, 5])
  })

  test('leaves a typed rate', async () => {
    const { id } = await shop.save('quote', { ...foreign('KH1'), exchangeRate: 25_000 }, [line])
    await shop.save('quote', { date: '2026-11-10', validUntil: null }, [], { id, lines: undefined })
    expect(rates(await info(shop, 'quote', id))).toEqual([25_000, 8])
  })
})

describe('a copy leaves behind what happened once', () => {
  const empties: readonly (readonly [string, string, object, readonly string[]])[] = [
    ['salesBill', 'KH1', { paid: 5, paymentMethod: 1, fund: 'TM' }, ['paymentMethod', 'fund', 'couponCode']],
    [
      'purchaseReceipt',
      'NCC1',
      {
        paid: 5,
        paymentMethod: 1,
        fund: 'TM',
        supplierInvoiceNumber: '0000123',
        supplierInvoiceSeries: 'C26TAA',
        supplierInvoiceTemplate: '1',
        supplierInvoiceDate: '2026-11-01',
      },
      [
        'paymentMethod',
        'fund',
        'supplierInvoiceNumber',
        'supplierInvoiceSeries',
        'supplierInvoiceTemplate',
        'supplierInvoiceDate',
      ],
    ],
    ['salesReturn', 'KH1', { paid: 5, paymentMethod: 2, fund: 'NH' }, ['paymentMethod', 'fund']],
    ['purchaseReturn', 'NCC1', { paid: 5, paymentMethod: 1, fund: 'TM' }, ['paymentMethod', 'fund']],
  ]
  test.each(empties)('of a %s', async (kind, partner, values, names) => {
    await shop.save('incomeVoucher', { voucherType: 2, paymentMethod: 1, fund: 'TM', date: '2026-11-01' }, [
      { otherMethod: 'TK1', amount: 1000 },
    ])
    const { id } = await shop.save(kind, { store: 'K1', partner, date: '2026-11-10', ...values }, [line])
    const copy = await made(kind, kind, id)
    expect(Object.fromEntries(names.map((name) => [name, copy[name]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, null])),
    )
    expect(copy).toMatchObject({ paid: 0n, partner: shop.ids[partner], store: shop.ids['K1'] })
    expect(copy.lines).toMatchObject([{ quantity: decimal(2), unitPrice: decimal(10) }])
  })

  test('of a count the counted quantities, and of an order that it is closed', async () => {
    await shop.save('openingStock', { date: '2026-10-02', store: 'K2' }, [
      { product: 'SP1', quantity: 5, unitPrice: 1 },
    ])
    const count = await shop.save('stockCount', { date: '2026-11-10', store: 'K2' }, [{ product: 'SP1', quantity: 4 }])
    const again = await made('stockCount', 'stockCount', count.id)
    expect(again.lines).toMatchObject([{ product: shop.ids['SP1'], quantity: null, difference: null }])
    const order = await shop.save(
      'salesOrder',
      { date: '2026-11-10', store: 'K1', partner: 'KH1', closed: true, deliveryDate: '2026-11-12' },
      [line],
    )
    expect(await made('salesOrder', 'salesOrder', order.id)).toMatchObject({ closed: false, deliveryDate: null })
  })
})
