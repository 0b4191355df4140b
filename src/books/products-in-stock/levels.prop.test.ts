/** Properties of what is proposed to be ordered from stock and its limits. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, decimal, multiply, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import '#test/support/properties.ts'
import { packs, wanted } from './levels.ts'

const quantity = (min: number) => fc.integer({ min, max: 10_000 }).map((value) => decimal(value / 100))
const limit = fc.option(quantity(0), { nil: null })

const ordering = fc
  .record({ onHand: quantity(-10_000), ordered: quantity(0), incoming: quantity(0), stockMin: limit, stockMax: limit })
  .map((one) => ({
    ...one,
    // Nobody can save a minimum above the maximum.
    stockMin:
      one.stockMin !== null && one.stockMax !== null && one.stockMin > one.stockMax ? one.stockMax : one.stockMin,
  }))
type Ordering = Parameters<typeof wanted>[0]
const reached = (level: Ordering, more: Decimal): Decimal =>
  add(add(subtract(level.onHand, level.ordered), level.incoming), more)

describe('what has to be ordered', () => {
  it('is never below zero, and reaches the limit exactly, unless that is reached without it', () => {
    fc.assert(
      fc.property(ordering, (level) => {
        const most = wanted(level)
        const upTo = level.stockMax ?? level.stockMin
        if (upTo === null) expect(most).toBeNull()
        else if (most === zero) expect(reached(level, zero) >= upTo).toBe(true)
        else {
          expect(most! > zero).toBe(true)
          expect(reached(level, most!)).toBe(upTo)
        }
      }),
    )
  })

  it('is a whole number of cartons that keeps both limits, the most of them, or without a maximum the fewest', () => {
    fc.assert(
      fc.property(ordering, fc.integer({ min: 2, max: 48 }).map(decimal), (level, factor) => {
        const count = packs(level, { factor, decimals: 0 })
        const most = wanted(level) ?? zero
        const { stockMin, stockMax } = level
        const after = (cartons: number) => reached(level, multiply(factor, decimal(cartons)))
        const keeps = (cartons: number): boolean =>
          (stockMin === null || after(cartons) >= stockMin) && (stockMax === null || after(cartons) <= stockMax)
        if (count === null) {
          // Any number of cartons between nothing and all that is wanted would break a limit.
          const fitting = Array.from({ length: Number(most / factor) + 1 }, (_, cartons) => cartons + 1).filter(keeps)
          expect(most === zero || fitting.length === 0).toBe(true)
          return
        }
        const cartons = Number(count / decimal(1))
        expect(multiply(decimal(cartons), decimal(1))).toBe(count)
        expect(cartons > 0 && keeps(cartons)).toBe(true)
        expect(
          stockMax === null ? cartons > 1 && keeps(cartons - 1) && after(cartons - 1) >= stockMin! : keeps(cartons + 1),
        ).toBe(false)
      }),
    )
  })
})
