import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  absolute,
  allocate,
  decimal,
  decimalText,
  divideDown,
  divideRounded,
  divideUp,
  fromLedger,
  parseDecimal,
  round,
  subtract,
  sum,
  toLedger,
  toNumber,
  zero,
  type Decimal,
} from './decimal.ts'

/** Small and large values, and values around the largest integer that a JavaScript number represents exactly. */
const anyDecimal = fc.oneof(
  fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
  fc.bigInt({ min: -20n, max: 20n }).map((near) => BigInt(Number.MAX_SAFE_INTEGER) + near),
  fc.bigInt({ min: -20n, max: 20n }).map((near) => near - BigInt(Number.MAX_SAFE_INTEGER)),
) as fc.Arbitrary<Decimal>

describe('a decimal', () => {
  it('is read from its own text', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        expect(parseDecimal(decimalText(value))).toBe(value)
      }),
    )
  })

  it('becomes the binary number its text would', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        expect(toNumber(value)).toBe(Number(decimalText(value)))
      }),
      {
        numRuns: 2_000,
      },
    )
  })

  it('is itself after it went through the ledger, when it has four decimals', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        const coarse = round(value, 4)
        expect(fromLedger(toLedger(coarse))).toBe(coarse)
      }),
    )
  })
})

describe('rounding', () => {
  it('down and up leave what a division gives between them, no further apart than a step', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 15n }) as fc.Arbitrary<Decimal>
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 0, max: 6 }), (a, b, decimals) => {
        const [down, up] = [divideDown(a, b, decimals), divideUp(a, b, decimals)]
        const step = 10n ** BigInt(6 - decimals)
        expect([down % step, up % step]).toEqual([0n, 0n])
        expect(down * b <= a * 1_000_000n && up * b >= a * 1_000_000n).toBe(true)
        expect(up - down).toBe((a * 1_000_000n) % (b * step) === 0n ? 0n : step)
      }),
    )
  })

  it.each([
    ['0.5', '1'],
    ['-0.5', '-1'],
    ['1.4999', '1'],
    ['-1.5', '-2'],
    ['7', '7'],
  ])('%s to whole numbers is %s', (value, rounded) => {
    expect(round(decimal(value), 0)).toBe(decimal(rounded))
  })

  it('moves by half a step at most, and the second time by nothing', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const once = round(value, decimals)
        const step = 10n ** BigInt(6 - decimals)
        expect(absolute(subtract(once, value)) * 2n <= step).toBe(true)
        expect(once % step).toBe(0n)
        expect(round(once, decimals)).toBe(once)
      }),
    )
  })

  it('of a quotient is away from zero at the half', () => {
    expect([divideRounded(5n, 2n), divideRounded(-5n, 2n), divideRounded(5n, -2n)]).toEqual([3n, -3n, -3n])
  })
})

describe('shares', () => {
  it('add up to the amount, and none is off by a whole unit', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), weights, (units, raw) => {
        const amount = decimal(units)
        const shares = allocate(amount, raw as Decimal[], 0)
        const total = sum(raw as Decimal[])
        expect(sum(shares)).toBe(total === zero ? zero : amount)
        for (const [index, share] of shares.entries()) {
          const off = share * total - amount * raw[index]!
          expect(total === zero || (off < 0n ? -off : off) < 1_000_000n * total).toBe(true)
        }
      }),
    )
  })
})
