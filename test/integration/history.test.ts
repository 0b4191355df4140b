/** The ledgers are a function of the documents: not of the order they were entered in, nor of what was changed on the way. */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { addDays, day } from '#kernel/day.ts'
import { Refused } from '#kernel/problem.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

// Later entries are replayed so few at a time that pages end anywhere: within a transfer, between a bill and its return.
vi.mock('#engine/ledger/page.ts', () => ({ PAGE: 3 }))

const database = await createTestDatabase()

type Values = Record<string, unknown>
/** A document of a history: everything but what it points to, which is another document's index. */
interface Planned {
  kind: string
  values: Values
  lines: Values[]
  of?: number
  /** The prepayment that is set against the bill. */
  by?: number
}

const product = fc.constantFrom('SP1', 'SP2')
const stores = ['K1', 'K2', 'K3']
const store = fc.constantFrom(...stores)
const amount = fc.integer({ min: 1, max: 9999 })
const count = fc.integer({ min: 1, max: 30 })
const goodsLine = fc.record({ product, quantity: count, unitPrice: amount, vatRate: fc.constantFrom(0, 10) })
const lines = fc.array(goodsLine, { minLength: 1, maxLength: 3 })
/** Worth so much that something is left to pay when one of it came back. */
const soldLine = fc.record({
  product,
  quantity: fc.integer({ min: 2, max: 30 }),
  unitPrice: fc.integer({ min: 5, max: 9999 }),
  vatRate: fc.constantFrom(0, 10),
})

const receipt = fc.record({
  kind: fc.constant('purchaseReceipt'),
  values: fc.record({ store, partner: fc.constant('NCC1'), shippingFee: fc.integer({ min: 0, max: 500 }) }),
  lines,
})
const bill = fc.record({
  kind: fc.constant('salesBill'),
  values: fc.record({ store, partner: fc.constantFrom('KH1', 'KH2'), discountPercent: fc.constantFrom(0, 3) }),
  lines: fc.array(soldLine, { minLength: 1, maxLength: 3 }),
})
const openings = fc.record({
  kind: fc.constant('openingStock'),
  values: fc.record({ store }),
  lines: fc.array(fc.record({ product: fc.constant('SP3'), quantity: count, unitPrice: amount }), {
    minLength: 1,
    maxLength: 1,
  }),
})
const transfer = fc.record({
  kind: fc.constant('stockTransfer'),
  values: fc.constantFrom(
    ...stores.flatMap((from) => stores.filter((to) => to !== from).map((to) => ({ store: from, toStore: to }))),
  ),
  lines: fc.array(fc.record({ product, quantity: count }), { minLength: 1, maxLength: 2 }),
})
const returned = fc.record({
  kind: fc.constant('salesReturn'),
  values: fc.record({ store }),
  lines: fc.constant([]),
  of: fc.nat(),
})
const sentBack = fc.record({
  kind: fc.constant('purchaseReturn'),
  values: fc.record({ store }),
  lines: fc.constant([]),
  of: fc.nat(),
})
const income = fc.record({
  kind: fc.constant('incomeVoucher'),
  values: fc.constant({ voucherType: 1, paymentMethod: 1 }),
  lines: fc.constant([]),
  of: fc.nat(),
})

const prepaid = fc.record({
  kind: fc.constant('incomeVoucher'),
  values: fc.record({
    voucherType: fc.constant(1),
    paymentMethod: fc.constant(1),
    partner: fc.constantFrom('KH1', 'KH2'),
    unallocated: fc.integer({ min: 2, max: 99 }),
  }),
  lines: fc.constant([]),
})
const offset = fc.record({
  kind: fc.constant('incomeVoucher'),
  values: fc.constant({ voucherType: 3 }),
  lines: fc.constant([]),
  of: fc.nat(),
})

/** What a document points to; the field in which a return names it. */
const sources: Record<string, string> = {
  salesReturn: 'salesBill',
  purchaseReturn: 'purchaseReceipt',
  incomeVoucher: 'salesBill',
}
const originals: Record<string, string> = { salesReturn: 'bill', purchaseReturn: 'receipt' }

/** Each document has a day of its own, so the days alone tell the order. Returns and payments point to a bill or receipt, whose day is earlier. */
const history: fc.Arbitrary<Planned[]> = fc
  .tuple(
    fc.option(openings),
    fc.array(fc.oneof({ weight: 2, arbitrary: receipt }, { weight: 3, arbitrary: bill }, transfer, prepaid), {
      minLength: 3,
      maxLength: 7,
    }),
    fc.array(fc.oneof(returned, sentBack, income, offset), { maxLength: 4 }),
  )
  .map(([first, middle, last]) => {
    const plain: Planned[] = [...(first ? [first as Planned] : []), ...(middle as Planned[])]
    const those = (kind: string) => plain.flatMap((one, index) => (one.kind === kind ? [index] : []))
    const places = new Map([...new Set(Object.values(sources))].map((kind) => [kind, those(kind)]))
    // Of the prepayments of the bill's customer each is set off once.
    const free = new Map(
      plain.flatMap((one, index) => ('unallocated' in one.values ? [[index, one.values['partner']] as const] : [])),
    )
    const prepayment = (of: number): number | undefined => {
      const [by] = [...free].find(([, partner]) => partner === plain[of]!.values['partner']) ?? []
      if (by !== undefined) free.delete(by)
      return by
    }
    const pointing = (last as unknown as Planned[]).flatMap((one) => {
      const among = places.get(sources[one.kind]!)!
      if (among.length === 0) return []
      const of = among[one.of! % among.length]!
      if (one.values['voucherType'] !== 3) return [{ ...one, of }]
      const by = prepayment(of)
      return by === undefined ? [] : [{ ...one, of, by }]
    })
    // Parts of one line given back by several returns are rounded in the order of saving (contract documents §7.4): one return each.
    return [
      ...plain,
      ...pointing.filter(
        (one, index) =>
          !(one.kind in originals) ||
          pointing.findIndex((other) => other.kind === one.kind && other.of === one.of) === index,
      ),
    ] as Planned[]
  })

const openHouse = async (): Promise<Shop> => {
  const shop = await openShop(database, { negativeStock: 2 })
  const id = systemClock.newId()
  await shop.run(({ tx }) => tx.query(sql`insert into store (id, code, name) values (${id}, 'K3', 'K3')`))
  shop.ids['K3'] = id
  return shop
}

const dayOf = (index: number) => addDays(day('2026-01-01'), index)

/** Saves one planned document; those that point to another take a share of what it has. */
const enter = async (
  shop: Shop,
  plan: readonly Planned[],
  ids: Map<number, string>,
  index: number,
  values: Values = {},
): Promise<string> => {
  const one = plan[index]!
  if (one.of === undefined)
    return (await shop.save(one.kind, { ...one.values, date: dayOf(index), ...values }, one.lines)).id
  const definition = registry.documents.get(sources[one.kind]!)!
  const source = await shop.run((scope) => documentInfo(scope, definition, ids.get(one.of!)!))
  const partner = source['partner'] as string
  if (one.kind === 'incomeVoucher')
    return (
      await shop.save(one.kind, { ...one.values, partner, date: dayOf(index) }, [
        { voucherModule: 'Order', voucher: source.id, amount: 1 },
        ...(one.by === undefined
          ? []
          : [{ voucherModule: 'Income', voucher: ids.get(one.by), amount: 1, isCredit: true }]),
      ])
    ).id
  const line = source.lines[0]!
  const extras = {
    lines: [
      {
        lineId: null,
        product: line['product'],
        quantity: 1_000_000n,
        unit: line['unit'],
        unitPrice: line['unitPrice'],
        vatRate: line['vatRate'],
        sourceLine: line.lineId,
      },
    ],
  }
  const head = { ...one.values, partner, [originals[one.kind]!]: source.id, date: dayOf(index) }
  return (await shop.save(one.kind, head, [], extras)).id
}

/** Ledgers without ids: what people can see of them. */
const visible = (shop: Shop) =>
  shop.run(async ({ tx }) => {
    const answers = await tx.batch([
      sql`select p.code, e.day, s.code as store, e.line, e.side, e.quantity, e.value, e.correction, e.quantity_after, e.value_after, e.cost_after from stock_entry e
        join product p on p.id = e.product_id join store s on s.id = e.store_id order by 1, 2, 4, 5`,
      sql`select p.code, e.side, e.day, e.due, e.column_name, e.amount, e.settled from debt_entry e join partner p on p.id = e.partner_id order by 1, 2, 3, 5`,
      sql`select day, amount from cash_entry order by 1`,
      sql`select p.code, a.side, a.day, a.since, a.amount, a.elastic, a.wanted from allocation a join partner p on p.id = a.partner_id order by 1, 2, 3, 4, 5, 6, 7`,
      sql`select p.code, b.side, b.amount from debt_balance b join partner p on p.id = b.partner_id where b.amount <> 0 order by 1, 2`,
      sql`select s.day as source_day, d.day, k.line <> k.document as is_line, k.quantity, k.taxable, k.vat from document_link k
        join document d on d.id = k.document join document s on s.id = k.source_document order by 1, 2, 3, 4, 5`,
      sql`select p.code, s.code as store, b.quantity, b.value, b.cost from stock_balance b join product p on p.id = b.product_id join store s on s.id = b.store_id order by 1, 2`,
    ])
    return answers
  })

const ignoreRefusal = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

/** A detour: a document is entered wrongly first, or deleted and entered again. */
const detour = async (
  shop: Shop,
  plan: readonly Planned[],
  ids: Map<number, string>,
  index: number,
  kind: number,
): Promise<void> => {
  const one = plan[index]!
  const definition = registry.documents.get(one.kind)!
  const id = ids.get(index)!
  if (kind === 1) {
    // Moved far away and back.
    await ignoreRefusal(shop.save(one.kind, { date: dayOf(index + 40) }, [], { id, lines: undefined }))
    await shop.save(one.kind, { date: dayOf(index) }, [], { id, lines: undefined })
  } else if (kind === 2) {
    const outcome = await shop.run((scope) => removeDocuments(scope, definition, [id]))
    if (outcome.done === 1) ids.set(index, await enter(shop, plan, ids, index))
  }
}

test('the same documents give the same ledgers, in whatever order and by whatever detours they were entered', async () => {
  await fc.assert(
    fc.asyncProperty(
      history,
      fc.array(fc.nat({ max: 1000 }), { minLength: 12, maxLength: 12 }),
      fc.array(fc.nat({ max: 2 }), { minLength: 12, maxLength: 12 }),
      async (plan, shuffle, detours) => {
        const straight = await openHouse()
        const first = new Map<number, string>()
        for (const index of plan.keys()) first.set(index, await enter(straight, plan, first, index))

        const crooked = await openHouse()
        const second = new Map<number, string>()
        const order = [...plan.keys()].sort(
          (a, b) =>
            Number(plan[a]!.of !== undefined) - Number(plan[b]!.of !== undefined) || shuffle[a]! - shuffle[b]! || a - b,
        )
        for (const index of order) second.set(index, await enter(crooked, plan, second, index))
        for (const index of order) await detour(crooked, plan, second, index, detours[index]!)

        expect(await visible(crooked)).toEqual(await visible(straight))
        for (const shop of [straight, crooked]) expect((await shop.run(verifyLedgers)).differences).toEqual([])
      },
    ),
    { numRuns: Number(process.env['RUNS'] ?? 25) },
  )
}, 300_000)
