import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  everyFourth,
  ofKind,
  quarterOf,
  quarterOfCommit,
  readQuarter,
  turnOf,
  type Quarter,
} from '#test/support/quarter.ts'

const quarters: readonly Quarter[] = [1, 2, 3, 4]
interface Item {
  kind: string
  id: number
}
const itemsWith = (kinds: readonly string[]): Item[] => kinds.map((kind, id) => ({ kind, id }))
const dealt = (items: readonly Item[]): Item[][] =>
  quarters.map((quarter) => quarterOf(items, ({ kind }) => kind, quarter))
const kindsOf = (items: readonly Item[]): Set<string> => new Set(items.map(({ kind }) => kind))
const anyItems = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'constructor', ''), { maxLength: 60 }).map(itemsWith)

describe('whatever is dealt', () => {
  test('each quarter has something of every kind, in its order', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const quarter of dealt(items)) {
          expect(kindsOf(quarter)).toEqual(kindsOf(items))
          expect(quarter).toEqual(items.filter((item) => quarter.includes(item)))
        }
      }),
    )
  })

  test('the four have everything, and nothing twice that has three others of its kind', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const all = dealt(items).flat()
        expect(new Set(all)).toEqual(new Set(items))
        const many = items.filter(({ kind }) => items.filter((other) => other.kind === kind).length >= 4)
        for (const item of many) expect(all.filter((other) => other === item)).toHaveLength(1)
      }),
    )
  })

  test('a kind of many is dealt evenly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 100 }), (count) => {
        const sizes = dealt(itemsWith(Array<string>(count).fill('a'))).map(({ length }) => length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('values tried of four kinds are all in every quarter', () => {
  const values = Array.from({ length: 10 }, (_, value) => value)
  const pairs = ['a', 'b', 'c', 'd'].flatMap((kind) => values.map((value) => ({ kind, value })))
  for (const quarter of quarters) {
    const taken = quarterOf(pairs, ({ kind }) => kind, quarter)
    expect(new Set(taken.map(({ value }) => value)).size).toBe(10)
  }
})

test('kinds dealt by themselves are dealt as together, and begin with different quarters', () => {
  const names = ['letters', 'returns', 'parcels', 'labels', 'draughts', 'orders', 'offsets', 'vouchers']
  for (const name of names)
    expect(quarters.flatMap((quarter) => ofKind(name, [0, 1, 2, 3, 4], quarter)).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4,
    ])
  for (const name of names) expect(ofKind(name, [0, 1], 1)).not.toEqual(ofKind(name, [0, 1], 2))
  expect(new Set(names.map((name) => turnOf(name, 1))).size).toBe(4)
  expect(ofKind('orders', [0, 1], null)).toEqual([0, 1])
})

test('every fourth value of kinds that take turns is every value in every quarter', () => {
  const values = Array.from({ length: 46 }, (_, value) => value)
  for (const quarter of quarters) {
    const tried = Array.from({ length: 12 }, (_, kind) => {
      const pairs = everyFourth(values, kind, quarter).flatMap((value) =>
        [0, 1, 2, 3].map((place) => ({ value, place })),
      )
      return quarterOf(pairs, ({ place }) => `${place}`, quarter).map(({ value }) => value)
    })
    expect(Math.min(...tried.map((some) => some.length))).toBeGreaterThanOrEqual(10)
    expect(new Set(tried.flat()).size).toBe(46)
  }
  expect(everyFourth(values, 0, null)).toEqual(values)
})

test('without a quarter everything is taken, and a quarter is one of four', () => {
  expect(quarterOf([1, 2, 3], String, null)).toEqual([1, 2, 3])
  expect([undefined, '', 'all', '3'].map(readQuarter)).toEqual([null, null, null, 3])
  expect(() => readQuarter('5')).toThrow('QUARTER')
})

test('commits come to every quarter', () => {
  const hashes = ['1364eb25', '4c9d95e2', '4c9d95e3', '4c9d95e0'].map((start) => start.padEnd(40, '0'))
  expect(hashes.map(quarterOfCommit)).toEqual([2, 3, 4, 1])
})
