/**
 * Random histories of a small shop: receipts, bills, transfers, returns, payments, in the order of their days, for
 * properties that hold whatever was saved.
 */
import fc from 'fast-check'
import { documentInfo } from '#engine/document/info.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { addDays, day } from '#kernel/day.ts'
import { one, toNumber, type Decimal } from '#kernel/decimal.ts'
import { Refused } from '#kernel/problem.ts'
import type { Settings } from '#model/standard-settings.ts'
import type { TestDatabase } from './database.ts'
import { openShop, registry, type Shop } from './shop.ts'

export type Values = Record<string, unknown>
/** A document of a history: everything but what it points to, which is another document's index. */
export interface Planned {
  kind: string
  values: Values
  lines: Values[]
  of?: number
  /** The prepayment that is set against the bill. */
  by?: number
  /** Of the goods of a receipt, how many go back beside one. */
  more?: number
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
const broughtIn = fc.record({
  kind: fc.constant('otherIn'),
  values: fc.record({ store, method: fc.constant('NTANG') }),
  lines: fc.array(fc.record({ product, quantity: count, unitPrice: amount }), { minLength: 1, maxLength: 2 }),
})
const takenOut = fc.record({
  kind: fc.constant('otherOut'),
  values: fc.record({ store, method: fc.constant('XHUY') }),
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
  more: fc.nat(),
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
export const history = (most = 7): fc.Arbitrary<Planned[]> =>
  fc
    .tuple(
      fc.option(openings),
      fc.array(
        fc.oneof(
          { weight: 2, arbitrary: receipt },
          { weight: 3, arbitrary: bill },
          transfer,
          broughtIn,
          takenOut,
          prepaid,
        ),
        {
          minLength: 3,
          maxLength: most,
        },
      ),
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

/** The shop with a third store, where stock may be short. */
export const openHouse = async (database: TestDatabase, settings: Partial<Settings> = {}): Promise<Shop> => {
  const shop = await openShop(database, { negativeStock: 2, ...settings })
  const id = systemClock.newId()
  await shop.run(({ tx }) => tx.query(sql`insert into store (id, code, name) values (${id}, 'K3', 'K3')`))
  shop.ids['K3'] = id
  return shop
}

export const dayOf = (index: number, days = 1) => addDays(day('2026-01-01'), index * days)

export interface Entering {
  plan: readonly Planned[]
  /** Ids by index. */
  ids: Map<number, string>
  /** Days between two documents. */
  days?: number
}

/** Saves one planned document; those that point to another take a share of what it has. */
export const enter = async (
  shop: Shop,
  { plan, ids, days = 1 }: Entering,
  index: number,
  values: Values = {},
): Promise<string> => {
  const date = dayOf(index, days)
  const planned = plan[index]!
  if (planned.of === undefined)
    return (await shop.save(planned.kind, { ...planned.values, date, ...values }, planned.lines)).id
  const definition = registry.documents.get(sources[planned.kind]!)!
  const source = await shop.run((scope) => documentInfo(scope, definition, ids.get(planned.of!)!))
  const partner = source['partner'] as string
  if (planned.kind === 'incomeVoucher')
    return (
      await shop.save(planned.kind, { ...planned.values, partner, date }, [
        { voucherModule: 'Order', voucher: source.id, amount: 1 },
        ...(planned.by === undefined
          ? []
          : [{ voucherModule: 'Income', voucher: ids.get(planned.by), amount: 1, isCredit: true }]),
      ])
    ).id
  const line = source.lines[0]!
  const extras = {
    lines: [
      {
        lineId: null,
        product: line['product'],
        quantity: BigInt(1 + ((planned.more ?? 0) % toNumber(line['quantity'] as Decimal))) * one,
        unit: line['unit'],
        unitPrice: line['unitPrice'],
        vatRate: line['vatRate'],
        sourceLine: line.lineId,
      },
    ],
  }
  const head = { ...planned.values, partner, [originals[planned.kind]!]: source.id, date, ...values }
  return (await shop.save(planned.kind, head, [], extras)).id
}

/** Refusals are part of a history; faults are not. */
export const ignoreRefusal = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}
