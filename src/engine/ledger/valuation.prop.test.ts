/** What holds of every history of one product in one store, also while less than nothing is on hand. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideRounded } from '#kernel/decimal.ts'
import '#test/support/properties.ts'
import { emptyState, replay, type OriginState, type ReplayWorld, type StockEntry, type ValuedBy } from './valuation.ts'

/** Quantities and đồng are whole numbers. */
const UNIT = 10_000n

interface Step {
  by: ValuedBy
  quantity: number
  value: number
  /** Which of the lines before it a return refers to. */
  of: number
}
const count = fc.integer({ min: 1, max: 12 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ by: fc.constant('own' as const), quantity: count, value: fc.nat({ max: 5_000 }), of: fc.constant(0) }),
  fc.record({
    by: fc.constantFrom('average' as const, 'purchase' as const),
    quantity: count.map((quantity) => -quantity),
    value: fc.constant(0),
    of: fc.nat(),
  }),
  fc.record({
    by: fc.constantFrom('sale' as const, 'surplus' as const, 'average' as const),
    quantity: count,
    value: fc.nat({ max: 50 }),
    of: fc.nat(),
  }),
)

const nothing = { value: 0n, correction: 0n, quantityAfter: 0n, valueAfter: 0n, costAfter: 0n }

/** Returns refer to a line that went the other way, and all of one line take no more than it has. */
const entriesOf = (steps: readonly Step[]): StockEntry[] => {
  const taken = new Map<string, number>()
  const originOf = (index: number): string | null => {
    const { by, quantity, of } = steps[index]!
    if (by !== 'sale' && by !== 'purchase') return null
    const lines = steps.slice(0, index).flatMap((one, place) => {
      const isOther = by === 'purchase' ? one.by === 'own' : one.by === 'average' && one.quantity < 0
      const fits = (taken.get(`l${place}`) ?? 0) + Math.abs(quantity) <= Math.abs(one.quantity)
      return isOther && fits ? [`l${place}`] : []
    })
    const line = lines[of % lines.length] ?? null
    if (line) taken.set(line, (taken.get(line) ?? 0) + Math.abs(quantity))
    return line
  }
  return steps.map(({ by, quantity, value }, index) => ({
    ...nothing,
    product: 'p',
    store: 'K1',
    document: `d${index}`,
    lineId: `l${index}`,
    day: '2026-01-01',
    rank: 3,
    seq: BigInt(index),
    line: 0,
    side: 0,
    valuedBy: by,
    given: by === 'own' ? BigInt(value) * UNIT : by === 'surplus' ? BigInt(value) * 1_000_000n : null,
    origin: originOf(index),
    quantity: BigInt(quantity) * UNIT,
    inputQuantityAfter: 0n,
    inputValueAfter: 0n,
  }))
}
const worldOf = (entries: readonly StockEntry[]): ReplayWorld => ({
  stores: new Map(),
  origins: new Map<string, OriginState>(
    entries.flatMap(({ origin }) =>
      origin ? [[origin, { quantity: 0n, value: 0n, returnedQuantity: 0n, returnedValue: 0n }]] : [],
    ),
  ),
  step: UNIT,
})
const size = (value: bigint) => (value < 0n ? -value : value)

/** What the part of the receipt costs that goes back, beside what went back before (contract documents §7.3). */
const partOf = (entry: StockEntry, before: readonly StockEntry[]): bigint => {
  const line = before.find(({ lineId }) => lineId === entry.origin)!
  const earlier = before.filter(({ origin }) => origin === entry.origin)
  const back = [...earlier, entry].reduce((sum, { quantity }) => sum + size(quantity), 0n)
  return divideRounded(line.value * back, line.quantity * UNIT) * UNIT - earlier.reduce((sum, e) => sum - e.value, 0n)
}

const histories = fc.array(step, { minLength: 4, maxLength: 25 })

test('a return to the supplier leaves at the cost of its receipt, also out of less than nothing', () => {
  let short = 0
  fc.assert(
    fc.property(histories, (steps) => {
      const { entries } = replay(entriesOf(steps), worldOf(entriesOf(steps)))
      for (const [index, entry] of entries.entries()) {
        if (entry.valuedBy !== 'purchase' || !entry.origin) continue
        const before = entries.slice(0, index)
        const { quantityAfter: onHand, valueAfter: worth } = before.at(-1)!
        const part = partOf(entry, before)
        if (entry.quantityAfter === 0n) expect(-entry.value).toBe(worth)
        else if (part >= 0n && (entry.quantityAfter < 0n || part <= worth)) expect(-entry.value).toBe(part)
        else if (onHand > 0n) expect(-entry.value).toBe(divideRounded(-entry.quantity * worth, onHand * UNIT) * UNIT)
        if (entry.quantityAfter < 0n) short += 1
      }
    }),
    { numRuns: 500 },
  )
  expect(short).toBeGreaterThan(20)
})

test('what is left when less than nothing is covered has the price of what covered it, and nothing is worth nothing', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      const { entries } = replay(entriesOf(steps), worldOf(entriesOf(steps)))
      let state = emptyState
      for (const entry of entries) {
        if (state.quantity < 0n && entry.quantityAfter > 0n)
          expect(entry.valueAfter).toBe(
            entry.value - divideRounded(entry.value * -state.quantity, entry.quantity * UNIT) * UNIT,
          )
        if (entry.quantityAfter === 0n) expect(entry.valueAfter).toBe(0n)
        if (entry.quantityAfter > 0n) expect(entry.valueAfter).toBeGreaterThanOrEqual(0n)
        expect(entry.valueAfter).toBe(state.value + entry.value + entry.correction)
        state = { ...state, quantity: entry.quantityAfter, value: entry.valueAfter }
      }
    }),
    { numRuns: 500 },
  )
})
