/**
 * Goods are offered to a customer. Orders and bills are made from the quote, edited, cancelled, deleted and restored;
 * the quote follows: it waits for an answer, or has been ordered.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainOf } from '#engine/links/chain.ts'
import { documentFrom } from '#engine/document/made-from.ts'
import { listDocuments } from '#engine/document/list.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { Refused } from '#kernel/problem.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancel, info, kindOf, ledgersAgree, messages, refusal, remove, restore } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { runsOf } from '#test/support/quarter.ts'

const database = await createTestDatabase()
const text = (value: unknown): string | null => (value === null ? null : decimalText(value as Decimal))
const why = async (work: Promise<unknown>) => (await refusal(work)).map((one) => one.message)

const quoted = (shop: Shop, values: object = {}, extras: object = {}) =>
  shop.save(
    'quote',
    {
      date: '2026-11-01',
      store: 'K1',
      partner: 'KH1',
      paymentTerm: 'TT15',
      discountPercent: 5,
      deliveryPlace: 'Công trình Bến Nghé',
      ...values,
    },
    [
      {
        product: 'SP1',
        unit: 'THUNG',
        quantity: 2,
        unitPrice: 2400,
        discountPercent: 10,
        vatRate: 8,
        note: 'hàng mới',
      },
      { product: 'DV', quantity: 3, unitPrice: 1000, discountAmount: 300, vatRate: 10 },
    ],
    extras,
  )
const made = (shop: Shop, kind: string, quote: string) =>
  shop.run((scope) => documentFrom(scope, kindOf(kind), { kind: 'quote', ids: [quote] }))
const headNames = [
  'partner',
  'store',
  'quote',
  'paymentTerm',
  'discountPercent',
  'discountAmount',
  'deliveryAddress',
  'delivery',
]
const lineNames = ['product', 'unit', 'quantity', 'unitPrice', 'discountPercent', 'discountAmount', 'vatRate', 'note']
/** Saves what was made as it is proposed. */
const accept = async (shop: Shop, kind: string, quote: string, values: object = {}, extras: object = {}) => {
  const draft = await made(shop, kind, quote)
  const named = (names: readonly string[], of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.filter((name) => of[name] !== undefined).map((name) => [name, of[name]]))
  return shop.save(
    kind,
    { date: '2026-11-02', ...named(headNames, draft), ...values },
    draft.lines.map((line) => named(lineNames, line)),
    extras,
  )
}
const stocked = async (): Promise<Shop> => {
  const shop = await openShop(database)
  await shop.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
    { product: 'SP1', quantity: 1000, unitPrice: 1 },
  ])
  return shop
}
const stateOf = async (shop: Shop, id: string) => (await info(shop, 'quote', id)).status

test('a quote is ordered, and the order billed', async () => {
  const shop = await stocked()
  const { id, number } = await quoted(shop)
  const quote = await info(shop, 'quote', id)
  expect([number, quote.status, quote['validUntil'], text(quote['total'])]).toEqual([
    'BG000001',
    1,
    '2026-12-01',
    '7254',
  ])
  await ledgersAgree(shop)

  const draft = await made(shop, 'salesOrder', id)
  expect(draft).toMatchObject({
    partner: shop.ids['KH1'],
    store: shop.ids['K1'],
    paymentTerm: shop.ids['TT15'],
    quote: id,
    quoteNumber: number,
    deliveryAddress: 'Công trình Bến Nghé',
  })
  expect([draft['total'], draft['discountPercent']].map(text)).toEqual(['7254', '5'])
  const sides = ['productName', 'discount', ...lineNames.filter((name) => name !== 'discountAmount')]
  const shown = (lines: readonly Readonly<Record<string, unknown>>[]) =>
    lines.map((line) => sides.map((name) => line[name]))
  expect(shown(draft.lines)).toEqual(shown(quote.lines))
  // Looking at what would be made orders nothing.
  expect(await stateOf(shop, id)).toBe(1)

  const order = await accept(shop, 'salesOrder', id)
  expect(await stateOf(shop, id)).toBe(2)
  expect((await info(shop, 'quote', id)).version).toBe(1)
  await ledgersAgree(shop)

  const billed = await shop.run((scope) =>
    documentFrom(scope, kindOf('salesBill'), { kind: 'salesOrder', ids: [order.id] }),
  )
  const bill = await shop.save(
    'salesBill',
    { date: '2026-11-03', partner: 'KH1', store: 'K1', order: order.id },
    billed.lines.map((line) => Object.fromEntries([...lineNames, 'sourceLine'].map((name) => [name, line[name]]))),
  )
  const chain = await shop.run((scope) => chainOf(scope, kindOf('quote'), id))
  expect(chain.map((one) => [one.level, one.kind, one.number])).toEqual([
    [0, 'quote', number],
    [1, 'salesOrder', order.number],
    [2, 'salesBill', bill.number],
  ])
  // Nobody counts how much of a quote was taken.
  expect(chain[0]!.share).toBeNull()

  // An order that is edited is still one.
  await shop.save('salesOrder', { description: 'gấp' }, [], { id: order.id, lines: undefined })
  expect(await stateOf(shop, id)).toBe(2)
  expect(messages(await remove(shop, 'quote', [id]))).toEqual([['hasFollowers']])
  expect(messages(await cancel(shop, 'quote', [id]))).toEqual([['hasFollowers']])
  await remove(shop, 'salesBill', [bill.id])
  expect(await stateOf(shop, id)).toBe(2)
  await remove(shop, 'salesOrder', [order.id])
  expect(await stateOf(shop, id)).toBe(1)
  expect((await restore(shop, 'salesOrder', [order.id])).done).toBe(1)
  expect(await stateOf(shop, id)).toBe(2)
  await cancel(shop, 'salesOrder', [order.id])
  expect(await stateOf(shop, id)).toBe(1)
  await ledgersAgree(shop)

  expect((await cancel(shop, 'quote', [id])).done).toBe(1)
  expect(await stateOf(shop, id)).toBe(3)
  expect(messages(await restore(shop, 'salesOrder', [order.id]))).toEqual([['unknownRef.state']])
  await restore(shop, 'quote', [id])
  expect(await stateOf(shop, id)).toBe(1)
  expect((await restore(shop, 'salesOrder', [order.id])).done).toBe(1)
  expect(await stateOf(shop, id)).toBe(2)
  await ledgersAgree(shop)
})

test('a quote is billed without an order, by more than one bill, and counts them all', async () => {
  const shop = await stocked()
  const { id } = await quoted(shop)
  const first = await accept(shop, 'salesBill', id)
  expect(await info(shop, 'salesBill', first.id)).toMatchObject({
    quote: id,
    quoteNumber: 'BG000001',
    dueDate: '2026-11-17',
    delivery: { receiverAddress: 'Công trình Bến Nghé' },
  })
  expect(text((await info(shop, 'salesBill', first.id))['total'])).toBe('7254')
  // No limit: the same goods again, and an order too.
  const second = await accept(shop, 'salesBill', id)
  const order = await accept(shop, 'salesOrder', id)
  await ledgersAgree(shop)
  await remove(shop, 'salesBill', [first.id])
  await cancel(shop, 'salesOrder', [order.id])
  expect(await stateOf(shop, id)).toBe(2)
  await cancel(shop, 'salesBill', [second.id])
  expect(await stateOf(shop, id)).toBe(1)
  await ledgersAgree(shop)
})

test('a draft orders nothing until it is posted, and what was offered stays as it was', async () => {
  const shop = await stocked()
  const { id } = await quoted(shop)
  const draft = await accept(shop, 'salesOrder', id, {}, { saveAsDraft: true })
  expect(await stateOf(shop, id)).toBe(1)
  // The draft names it.
  expect(messages(await remove(shop, 'quote', [id]))).toEqual([['inUse']])
  await shop.save('salesOrder', {}, [], { id: draft.id, lines: undefined, saveAsDraft: false })
  expect(await stateOf(shop, id)).toBe(2)
  // A quote that was ordered may still be corrected; the order keeps what was agreed.
  const { lines } = await info(shop, 'quote', id)
  await shop.save('quote', { validUntil: '2026-11-30' }, [], {
    id,
    lines: lines.map((line) => ({ lineId: line.lineId, quantity: decimal(1) })),
  })
  expect(await stateOf(shop, id)).toBe(2)
  expect((await info(shop, 'salesOrder', draft.id)).lines.map((line) => text(line['quantity']))).toEqual(['2', '3'])
  await ledgersAgree(shop)
})

describe('refused', () => {
  test('a quote that is not whole', async () => {
    const shop = await openShop(database)
    expect(await why(shop.save('quote', {}, []))).toEqual(['required.customer', 'required.goods'])
    expect(await why(quoted(shop, { partner: 'NCC1' }))).toEqual(['wrongPartnerKind.customer'])
    expect(await why(quoted(shop, { validUntil: '2026-10-31' }))).toEqual(['validBeforeDate'])
    const tooCheap = [{ product: 'DV', quantity: 1, unitPrice: 100, discountAmount: 101 }]
    expect(await why(shop.save('quote', { partner: 'KH1' }, tooCheap))).toEqual(['discountTooLarge'])
  })

  test('what is made from a quote that does not stand, or before it', async () => {
    const shop = await stocked()
    const { id } = await quoted(shop)
    expect(await why(accept(shop, 'salesOrder', id, { date: '2026-10-31' }))).toEqual(['dateBeforeSource'])
    expect(await why(accept(shop, 'salesOrder', id, { quote: systemClock.newId() }))).toEqual(['unknownRef'])
    const order = await accept(shop, 'salesOrder', id)
    expect(await why(accept(shop, 'salesBill', id, { quote: order.id }))).toEqual(['unknownRef'])
    expect(await why(shop.save('quote', { date: '2026-11-05' }, [], { id, lines: undefined }))).toEqual([
      'dateAfterFollower',
    ])
    // The quote of an order is fixed once it is saved.
    const other = await quoted(shop)
    await shop.save('salesOrder', { quote: other.id }, [], { id: order.id, lines: undefined })
    expect(await info(shop, 'salesOrder', order.id)).toMatchObject({ quote: id })
    await remove(shop, 'salesOrder', [order.id])
    await cancel(shop, 'quote', [id])
    expect(await why(made(shop, 'salesOrder', id))).toEqual(['wrongStatus'])
    const draft = await quoted(shop, {}, { saveAsDraft: true })
    expect(await why(made(shop, 'salesBill', draft.id))).toEqual(['wrongStatus'])
    await ledgersAgree(shop)
  })
})

test('a quote without a store, valid as long as the settings say', async () => {
  const shop = await openShop(database, { quoteValidDays: 0 })
  const { id } = await quoted(shop, { store: null })
  expect(await info(shop, 'quote', id)).toMatchObject({ store: null, validUntil: '2026-11-01' })
  expect(await why(accept(shop, 'salesOrder', id))).toEqual(['required.store'])
  await accept(shop, 'salesOrder', id, { store: 'K1' })
  expect(await stateOf(shop, id)).toBe(2)
})

test('a quote is ordered twice and cancelled at once: it is either ordered or cancelled', async () => {
  const shop = await stocked()
  const { id } = await quoted(shop)
  const taken = async () => {
    try {
      await accept(shop, 'salesOrder', id)
      return true
    } catch (error) {
      expect(error).toBeInstanceOf(Refused)
      return false
    }
  }
  const [first, second, { done }] = await Promise.all([taken(), taken(), cancel(shop, 'quote', [id])])
  // Whoever comes first: nobody orders what is cancelled, and what is ordered is not cancelled.
  expect([first, second]).toEqual(done === 1 ? [false, false] : [true, true])
  expect(await stateOf(shop, id)).toBe(done === 1 ? 3 : 2)
  await ledgersAgree(shop)
})

/** What people may do with one of the documents made from a quote. */
const deeds = ['order', 'bill', 'draft', 'cancel', 'restore', 'delete'] as const

test('whatever is made from quotes and taken back, a quote is ordered exactly while something made from it stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ deed: fc.constantFrom(...deeds), quote: fc.nat({ max: 1 }), which: fc.nat() }), {
        minLength: 3,
        maxLength: 9,
      }),
      async (story) => {
        const shop = await stocked()
        const quotes = [await quoted(shop), await quoted(shop)]
        const followers: { kind: string; id: string }[] = []
        for (const { deed, quote, which } of story) {
          const of = quotes[quote]!.id
          const one = followers[which % Math.max(followers.length, 1)]
          const kind = deed === 'bill' ? 'salesBill' : 'salesOrder'
          if (deed === 'order' || deed === 'bill') followers.push({ kind, id: (await accept(shop, kind, of)).id })
          else if (deed === 'draft')
            followers.push({ kind, id: (await accept(shop, kind, of, {}, { saveAsDraft: true })).id })
          // What the state of the document forbids is refused, and changes nothing.
          else if (one) await { cancel, restore, delete: remove }[deed](shop, one.kind, [one.id])
        }
        const standing = await shop.run(({ tx }) =>
          tx.query<{ id: string; status: number; followed: boolean }>(sql`
            select q.id, q.status, exists (
              select from document d left join sales_order o on o.document_id = d.id left join sales_bill b on b.document_id = d.id
              where coalesce(o.quote_id, b.quote_id) = q.id and d.status in (1, 2)) as followed
            from document q where q.kind = 'quote'`),
        )
        expect(standing.map((one) => one.status)).toEqual(standing.map((one) => (one.followed ? 2 : 1)))
        await ledgersAgree(shop)
      },
    ),
    { numRuns: runsOf(12) },
  )
}, 120_000)

test('a wrong state is found out and rebuilt', async () => {
  const shop = await stocked()
  const [ordered, open] = [await quoted(shop), await quoted(shop)]
  await accept(shop, 'salesOrder', ordered.id)
  await shop.run(({ tx }) => tx.query(sql`update document set status = 3 - status where kind = 'quote'`))
  const { differences } = await shop.run(verifyLedgers)
  expect([...new Set(differences.map((one) => one.ledger))]).toEqual(['states'])
  await shop.run(rebuildLedgers)
  expect([await stateOf(shop, ordered.id), await stateOf(shop, open.id)]).toEqual([2, 1])
  await ledgersAgree(shop)
})

test('the list filters by the state and adds up what stands', async () => {
  const shop = await stocked()
  const { id } = await quoted(shop)
  await quoted(shop)
  const gone = await quoted(shop)
  await cancel(shop, 'quote', [gone.id])
  await accept(shop, 'salesOrder', id)
  const list = (iStat?: string) =>
    shop.run((scope) =>
      listDocuments(scope, kindOf('quote'), {
        search: '',
        sort: [],
        filters: [],
        ...(iStat && { narrow: { iStat } }),
        offset: 0,
        limit: 9,
      }),
    )
  const count = async (iStat: string) => (await list(iStat)).totalCount
  expect([await count('1'), await count('2'), await count('3'), await count('4')]).toEqual([1, 1, 1, 0])
  expect(Object.values((await list()).sums).map(text)).toEqual(['13338', '1170', '14508'])
})
