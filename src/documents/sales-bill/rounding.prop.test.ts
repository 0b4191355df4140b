import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, multiply, subtract, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { roundedDown, roundingDiscount } from './rounding.ts'

/** A bill of one line: the tax of what is left is rounded. */
const billOf = (goods: number, vat: number) => {
  const totalWith = (discount: Decimal) => {
    const taxable = subtract(decimal(goods), discount)
    return (taxable + multiply(taxable, decimal(vat / 100), 0)) as Decimal
  }
  return { total: totalWith(zero), discount: zero, totalWith }
}

it('takes off less than a step, and hits the multiple exactly or leaves the total alone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.constantFrom(0, 5, 8, 10),
      fc.constantFrom(500, 1000),
      (goods, vat, step) => {
        const bill = billOf(goods, vat)
        const found = roundingDiscount(bill, decimal(step))
        if (found === null) return
        expect(toNumber(found)).toBeGreaterThan(0)
        expect(toNumber(found)).toBeLessThan(step)
        expect(bill.totalWith(found)).toBe(roundedDown(bill.total, decimal(step)))
      },
    ),
  )
})

it('always finds one where no tax takes part, and none where nothing is to be rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 501, max: 20_000_000 }), (goods) => {
      const found = roundingDiscount(billOf(goods, 0), decimal(500))
      expect(found === null ? 0 : toNumber(found)).toBe(goods % 500)
    }),
  )
  expect(roundingDiscount(billOf(26_298, 0), zero)).toBeNull()
  // Less than a step is not given away.
  expect(roundingDiscount(billOf(400, 0), decimal(500))).toBeNull()
})
