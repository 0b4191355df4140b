import fc from 'fast-check'
import { expect, it } from 'vitest'
import '#test/support/properties.ts'
import { decimal, round, sum, sumOf, zero, type Decimal } from './decimal.ts'
import { finePart, inFine, shareOf } from './share.ts'

const number = (most: bigint) => fc.bigInt({ min: 1n, max: most * 10_000n }).map((units) => (units * 100n) as Decimal)

it('parts add up to the amount, each rounded, whatever is taken in which order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4 }),
      number(10n ** 9n),
      fc.array(number(1000n), { minLength: 1, maxLength: 12 }),
      (decimals, some, parts) => {
        const amount = round(some, decimals)
        const whole = sum(parts)
        let earlier: bigint = zero
        const shares = parts.map((own) => {
          const share = shareOf(amount, { earlier, own, whole }, decimals)
          earlier += own
          return share
        })
        expect(sumOf(shares, (one) => one)).toBe(amount)
        for (const share of shares) expect(share === round(share, decimals) && share >= 0n).toBe(true)
      },
    ),
  )
})

it('thirds of lines add up to halves, which are rounded away from zero', () => {
  const third = finePart(decimal(20_000), decimal(1), decimal(3))
  const taken = { earlier: 0n, own: third + third / 2n, whole: inFine(decimal(20_000)) }
  expect(shareOf(decimal(3), taken, 0)).toBe(decimal(2))
  const sixth = finePart(decimal(20_000), decimal(1), decimal(6))
  expect(shareOf(decimal(3), { earlier: 0n, own: sixth, whole: inFine(decimal(20_000)) }, 0)).toBe(decimal(1))
})

it('takes 10,000 of 3 as 3,333, 3,334, 3,333, and nothing beyond the whole', () => {
  const of = (taken: number) =>
    shareOf(decimal(10_000), { earlier: decimal(taken), own: decimal(1), whole: decimal(3) }, 0)
  expect([0, 1, 2, 3].map(of)).toEqual([3333, 3334, 3333, 0].map((one) => decimal(one)))
})
