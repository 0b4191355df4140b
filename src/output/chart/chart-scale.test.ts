import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountAxis, shortAmounts } from './chart-scale.ts'

describe('the axis of amounts', () => {
  it('has round steps that cover every value and zero', () => {
    const ticks = (...values: number[]) => amountAxis(values).ticks
    expect(ticks()).toEqual([0])
    expect(ticks(0, 0)).toEqual([0])
    expect(ticks(7)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(1)).toEqual([0, 1])
    expect(ticks(71_140_530, 3_000_000)).toEqual([0, 2e7, 4e7, 6e7, 8e7])
    expect(ticks(-2000, 9000)).toEqual([-2000, 0, 2000, 4000, 6000, 8000, 10_000])
    expect(ticks(-300)).toEqual([-300, -200, -100, 0])
    expect(amountAxis([-2000, 9000], 'exact').ticks).toEqual([-2000, 0, 2000, 4000, 6000, 8000])
  })
  it('places every value between its ends, in their order, and few whole steps', () => {
    const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(amounts, fc.constantFrom('round', 'exact'), (values, ends) => {
        const { ticks, at } = amountAxis(values, ends)
        const sorted = [...values, 0].toSorted((a, b) => a - b)
        const places = sorted.map(at)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(places[0]).toBeGreaterThanOrEqual(0)
        expect(places.at(-1)).toBeLessThanOrEqual(1)
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(9)
        expect(ticks.every(Number.isInteger)).toBe(true)
      }),
    )
  })
})

it('amounts are abbreviated, all in one unit', () => {
  expect(shortAmounts([0, 2e7, 8e7], 'vi')).toEqual(['0', '20 tr', '80 tr'])
  expect(shortAmounts([-5e8, 0, 5e8, 1e9], 'vi')).toEqual(['-0,5 tỷ', '0', '0,5 tỷ', '1 tỷ'])
  expect(shortAmounts([0, 2500, 5000], 'vi')).toEqual(['0', '2,5 nghìn', '5 nghìn'])
  expect(shortAmounts([0, 5, 10], 'vi')).toEqual(['0', '5', '10'])
  expect(shortAmounts([0, 25e5, 5e6], 'en')).toEqual(['0', '2.5M', '5M'])
  expect(shortAmounts([71_140_530, 999], 'vi', 2)).toEqual(['71,14 tr', '0 tr'])
})
