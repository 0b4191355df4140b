import { describe, expect, it } from 'vitest'
import { shortAmount, ticksFor } from './scale.ts'

describe('an axis', () => {
  it('has round steps around all values', () => {
    expect(ticksFor([])).toEqual([0])
    expect(ticksFor([0, 0])).toEqual([0])
    expect(ticksFor([7])).toEqual([0, 2, 4, 6, 8])
    expect(ticksFor([1])).toEqual([0, 1])
    expect(ticksFor([71_140_530, 3_000_000])).toEqual([0, 2e7, 4e7, 6e7, 8e7])
    expect(ticksFor([-2000, 9000])).toEqual([-5000, 0, 5000, 10_000])
    expect(ticksFor([-300])).toEqual([-300, -200, -100, 0])
  })

  it('covers all values in few steps', () => {
    for (let size = 1; size < 1e14; size *= 3.7) {
      for (const bottom of [0, -0.3, -1.9]) {
        const values = [size, bottom * size]
        const ticks = ticksFor(values)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThan(7)
        expect(ticks).toContain(0)
        expect(ticks.at(-1)!).toBeGreaterThanOrEqual(size)
        expect(ticks[0]!).toBeLessThanOrEqual(bottom * size)
      }
    }
  })

  it('abbreviates amounts, all in one unit', () => {
    const said = (values: number[], language: 'vi' | 'en' = 'vi') =>
      values.map((value) => shortAmount(value, values, language))
    expect(said([0, 2e7, 8e7])).toEqual(['0', '20 tr', '80 tr'])
    expect(said([-5e8, 0, 5e8, 1e9])).toEqual(['-0,5 tỷ', '0', '0,5 tỷ', '1 tỷ'])
    expect(said([0, 2500, 5000])).toEqual(['0', '2,5 nghìn', '5 nghìn'])
    expect(said([0, 5, 10])).toEqual(['0', '5', '10'])
    expect(said([0, 25e5, 5e6], 'en')).toEqual(['0', '2.5M', '5M'])
  })
})
