import { describe, expect, test } from 'vitest'
import {
  comparePositions,
  replay,
  type OriginState,
  type StockEntry,
  type StockState,
  type ValuedBy,
} from './valuation.ts'

/** Integers for readability: quantities and đồng. */
const UNIT = 10_000n
interface Step {
  store?: string
  day?: string
  rank?: number
  by?: ValuedBy
  quantity: number
  value?: number
  origin?: string
  side?: number
  id?: string
  cost?: number
}

/** Values as such, fallback costs as millionths. */
const givenOf = ({ value, cost }: Step): bigint | null =>
  value !== undefined ? BigInt(value) * UNIT : cost !== undefined ? BigInt(cost) * 1_000_000n : null

const entries = (steps: readonly Step[]): StockEntry[] =>
  steps.map((step, index) => ({
    product: 'p',
    store: step.store ?? 'K1',
    document: `d${index}`,
    lineId: step.id ?? `l${index}`,
    day: step.day ?? '2026-01-01',
    rank: step.rank ?? 3,
    seq: BigInt(step.side === 1 ? index - 1 : index),
    line: 0,
    side: step.side ?? 0,
    valuedBy: step.by ?? (step.value === undefined ? 'average' : 'own'),
    given: givenOf(step),
    origin: step.origin ?? null,
    quantity: BigInt(step.quantity) * UNIT,
    value: 0n,
    correction: 0n,
    quantityAfter: 0n,
    valueAfter: 0n,
    costAfter: 0n,
    inputQuantityAfter: 0n,
    inputValueAfter: 0n,
  }))

const run = (steps: readonly Step[]) => {
  const list = entries(steps).sort(comparePositions)
  const origins = new Map<string, OriginState>(
    list.flatMap((entry) =>
      entry.origin ? [[entry.origin, { quantity: 0n, value: 0n, returnedQuantity: 0n, returnedValue: 0n }]] : [],
    ),
  )
  const world = { stores: new Map<string, StockState>(), origins, step: UNIT }
  const { entries: valued } = replay(list, world)
  const shown = (value: bigint) => Number(value) / 10_000
  return {
    values: valued.map((entry) => shown(entry.value)),
    corrections: valued.map((entry) => shown(entry.correction)),
    stock: Object.fromEntries(
      [...world.stores].map(([store, state]) => [store, `${shown(state.quantity)} / ${shown(state.value)}`]),
    ),
    after: valued.map((entry) => `${shown(entry.quantityAfter)} / ${shown(entry.valueAfter)}`),
  }
}

describe('worked examples of moving average', () => {
  test('E1: receipts, sale, returns at original cost', () => {
    const result = run([
      { quantity: 10, value: 50_000_000 },
      { quantity: 5, value: 30_000_000 },
      { quantity: -2, id: 'HD1' },
      { quantity: 7, value: 49_000_000 },
      { quantity: 1, by: 'sale', origin: 'HD1' },
      { quantity: 1, by: 'sale', origin: 'HD1' },
    ])
    expect(result.values.slice(2)).toEqual([-10_666_667, 49_000_000, 5_333_334, 5_333_333])
    expect(result.stock).toEqual({ K1: '22 / 129000000' })
  })
  test('E2: interleaved, clearing leaves nothing', () => {
    const result = run([
      { quantity: 10, value: 1000 },
      { quantity: 10, value: 2000 },
      { quantity: -5 },
      { quantity: 10, value: 3000 },
      { quantity: -25 },
    ])
    expect(result.values).toEqual([1000, 2000, -750, 3000, -5250])
    expect(result.stock).toEqual({ K1: '0 / 0' })
  })
  test('E3: receipt into negative stock carries its own price', () => {
    const result = run([
      { quantity: 10, value: 1000 },
      { quantity: -15 },
      { quantity: -5 },
      { quantity: 20, value: 2600 },
    ])
    expect(result.values).toEqual([1000, -1500, -500, 2600])
    expect(result.corrections).toEqual([0, 0, 0, -300])
    expect(result.stock).toEqual({ K1: '10 / 1300' })
  })
  test('E4: a receipt dated back changes the later issue', () => {
    const result = run([
      { day: '2026-03-05', quantity: 10, value: 1000 },
      { day: '2026-03-20', quantity: -5 },
      { day: '2026-03-10', quantity: 10, value: 3000 },
    ])
    expect(result.values).toEqual([1000, 3000, -1000])
    expect(result.stock).toEqual({ K1: '15 / 3000' })
  })
  test('E5: on the same day receipts come first', () => {
    const result = run([
      { day: '2026-01-01', quantity: 10, value: 1000, rank: 0 },
      { day: '2026-01-02', quantity: -5, rank: 3 },
      { day: '2026-01-02', quantity: 10, value: 3000, rank: 1 },
    ])
    expect(result.values).toEqual([1000, 3000, -1000])
  })
  test('E6: an issue dated back makes a later one negative', () => {
    const result = run([
      { day: '2026-01-01', quantity: 5, value: 500 },
      { day: '2026-01-05', quantity: 10, value: 2000 },
      { day: '2026-01-10', quantity: -12 },
      { day: '2026-01-03', quantity: -7 },
    ])
    expect(result.values).toEqual([500, -700, 2000, -2400])
    expect(result.corrections).toEqual([0, 0, -200, 0])
    expect(result.after).toEqual(['5 / 500', '-2 / -200', '8 / 1600', '-4 / -800'])
  })
  test('E7 A: return to the supplier at the cost of its receipt', () => {
    const result = run([
      { quantity: 10, value: 50_000_000 },
      { quantity: 5, value: 30_000_000, id: 'PN2' },
      { quantity: -3, by: 'purchase', origin: 'PN2' },
    ])
    expect(result.values[2]).toBe(-18_000_000)
    expect(result.stock).toEqual({ K1: '12 / 62000000' })
  })
  test('E7: parts of a receipt go back at its cost to the đồng, the last one takes the rest', () => {
    const result = run([
      { quantity: 10, value: 1000 },
      { quantity: 3, value: 100, id: 'PN2' },
      { quantity: -1, by: 'purchase', origin: 'PN2' },
      { quantity: -1, by: 'purchase', origin: 'PN2' },
      { quantity: -1, by: 'purchase', origin: 'PN2' },
    ])
    expect(result.values.slice(2)).toEqual([-33, -34, -33])
    expect(result.stock).toEqual({ K1: '10 / 1000' })
  })
  test('E7 B: a return that would leave less than nothing goes at the average', () => {
    const result = run([
      { quantity: 10, value: 1000 },
      { quantity: 5, value: 3000, id: 'PN2' },
      { quantity: -12 },
      { quantity: -2, by: 'purchase', origin: 'PN2' },
    ])
    expect(result.values.slice(2)).toEqual([-3200, -533])
    expect(result.stock).toEqual({ K1: '1 / 267' })
  })
  test('E7: the return that takes the last unit takes the whole value, and the next one not less than nothing', () => {
    const result = run([
      { quantity: 1, value: 1000 },
      { quantity: 10, value: 100, id: 'PN2' },
      { quantity: -10 },
      { quantity: -1, by: 'purchase', origin: 'PN2' },
      { quantity: 10, value: 500 },
      { quantity: -1, by: 'purchase', origin: 'PN2' },
      { quantity: -9 },
    ])
    expect(result.values.slice(2)).toEqual([-1000, -100, 500, -50, -450])
    expect(result.stock).toEqual({ K1: '0 / 0' })
  })
  test('E8: a transfer moves exactly what left', () => {
    const result = run([
      { store: 'S1', quantity: 15, value: 80_000_000 },
      { store: 'S2', quantity: 4, value: 20_000_000 },
      { store: 'S1', quantity: -5, id: 'CK' },
      { store: 'S2', quantity: 5, by: 'mirror', side: 1, id: 'CK' },
    ])
    expect(result.stock).toEqual({ S1: '10 / 53333333', S2: '9 / 46666667' })
  })
  test('E11: free goods and residues', () => {
    expect(run([{ quantity: 11, value: 1_000_000 }, { quantity: -4 }])).toMatchObject({
      values: [1_000_000, -363_636],
      stock: { K1: '7 / 636364' },
    })
    expect(run([{ quantity: 3, value: 100_000 }, { quantity: -1 }, { quantity: -1 }, { quantity: -1 }])).toMatchObject({
      values: [100_000, -33_333, -33_334, -33_333],
      stock: { K1: '0 / 0' },
    })
    expect(run([{ quantity: 240, value: 2_400_000 }, { quantity: -6 }, { quantity: -72 }])).toMatchObject({
      values: [2_400_000, -60_000, -720_000],
      stock: { K1: '162 / 1620000' },
    })
  })
  test('E12: surplus and shortage of a count', () => {
    expect(
      run([
        { quantity: 12, value: 1_234_567 },
        { quantity: 2, by: 'surplus' },
      ]),
    ).toMatchObject({ values: [1_234_567, 205_761], stock: { K1: '14 / 1440328' } })
    expect(run([{ quantity: 12, value: 1_234_567 }, { quantity: -3 }])).toMatchObject({
      values: [1_234_567, -308_642],
      stock: { K1: '9 / 925925' },
    })
  })
  test('E13: every store has its own average', () => {
    expect(
      run([
        { store: 'S1', quantity: 10, value: 1_000_000 },
        { store: 'S2', quantity: 10, value: 1_400_000 },
        { store: 'S2', quantity: -5 },
      ]).values[2],
    ).toBe(-700_000)
  })
})

describe('less than nothing on hand', () => {
  const bought: Step[] = [
    { quantity: 5, value: 500_000, id: 'PN1' },
    { quantity: 5, value: 1_000_000, id: 'PN2' },
  ]
  test('a return leaves at the cost of its receipt where nothing is left, and the receipt after it has its own price', () => {
    const result = run([
      ...bought,
      { quantity: -10 },
      { quantity: -2, by: 'purchase', origin: 'PN1' },
      { quantity: -1, by: 'purchase', origin: 'PN2' },
      { quantity: 4, value: 480_000 },
    ])
    expect(result.values.slice(2)).toEqual([-1_500_000, -200_000, -200_000, 480_000])
    expect(result.after.slice(3)).toEqual(['-2 / -200000', '-3 / -400000', '1 / 120000'])
  })
  test('so it does where stock becomes negative by it; where it takes the last unit, it takes the rest', () => {
    const result = run([...bought, { quantity: -7 }, { quantity: -4, by: 'purchase', origin: 'PN1' }])
    expect(result.values.slice(2)).toEqual([-1_050_000, -400_000])
    expect(result.stock).toEqual({ K1: '-1 / 50000' })
    expect(run([...bought, { quantity: -7 }, { quantity: -3, by: 'purchase', origin: 'PN1' }]).values.slice(2)).toEqual(
      [-1_050_000, -450_000],
    )
  })
  test('negative stock that is worth more than nothing is covered at the price of what covers it', () => {
    const short: Step[] = [...bought, { quantity: -7 }, { quantity: -5, by: 'purchase', origin: 'PN1' }]
    expect(run([...short, { quantity: 5, value: 600_000 }]).stock).toEqual({ K1: '3 / 360000' })
    expect(run([...short, { quantity: 1, value: 120_000 }]).stock).toEqual({ K1: '-1 / -25000' })
    expect(run([...short, { quantity: 2, value: 240_000 }]).stock).toEqual({ K1: '0 / 0' })
  })
  test('after a part that took the rest of a store, the next one does not cost less than nothing', () => {
    const result = run([
      { quantity: 3, value: 100, id: 'PN1' },
      { quantity: 1, value: 500 },
      { quantity: -2 },
      ...[1, 2, 3].map((): Step => ({ quantity: -1, by: 'purchase', origin: 'PN1' })),
    ])
    expect(result.values.slice(2)).toEqual([-300, -33, -267, -267])
  })
})

describe('the cost of a surplus', () => {
  const found: Step = { quantity: 2, by: 'surplus', cost: 7 }
  test('is the buying price where the last unit cost is 0, as where nothing was ever received', () => {
    expect(run([found]).values).toEqual([14])
    expect(run([{ quantity: 5, value: 0 }, { quantity: -5 }, found]).values).toEqual([0, 0, 14])
    expect(run([{ quantity: 5, value: 0 }, { quantity: -6 }, found])).toMatchObject({
      values: [0, 0, 14],
      stock: { K1: '1 / 7' },
    })
    expect(
      run([{ quantity: 2, value: 20 }, { quantity: -2 }, { quantity: 1, value: 0 }, { quantity: -1 }, found]).values.at(
        -1,
      ),
    ).toBe(14)
  })
  test('is the last unit cost otherwise, and the average of what is there', () => {
    expect(run([{ quantity: 2, value: 20 }, { quantity: -2 }, found]).values.at(-1)).toBe(20)
    expect(run([{ quantity: 2, value: 0 }, found]).values.at(-1)).toBe(0)
  })
})
