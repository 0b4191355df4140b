/** Amounts are found whole, however they are typed. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountPattern, amountsTyped, amountWord } from './amount-word.ts'
import { decimal, type Decimal } from './decimal.ts'

it('is found as it is typed in either language', () => {
  const word = amountWord(decimal('1500000'))!
  for (const typed of ['1500000', '1.500.000', '1,500,000', '1500000d', '1.500.000vnd'])
    expect(amountsTyped(typed), typed).toContain(word)
  expect(amountsTyped('10,5')).toContain(amountWord(decimal('10.5')))
  expect(amountsTyped('pt-12')).toEqual([])
  expect(amountWord(null)).toBeNull()
})

it('is never part of another, and holds no digit that other words could meet', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** 15n), (one, other) => {
      const [a, b] = [amountWord(one as Decimal)!, amountWord(other as Decimal)!]
      expect(a.includes(b)).toBe(one === other)
      expect(a).toMatch(new RegExp(`^${amountPattern}$`))
      expect(a).not.toMatch(/[\d.,]/)
    }),
  )
})
