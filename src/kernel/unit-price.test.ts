import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, parseDecimal, round, SCALE, type Decimal } from './decimal.ts'
import { showPlainNumber } from './number-format.ts'
import { unitPrice } from './unit-price.ts'

describe('the price of one', () => {
  it.each([
    ['333', '0.3333', 0, '1000'],
    ['9999', '0.3333', 0, '30000'],
    ['5000', '3', 0, '1666.7'],
    ['152425', '24', 0, '6351.04'],
    ['12345', '1', 0, '12345'],
    ['123456789', '1000000', 0, '123.456789'],
    ['100000001', '30000000', 0, '3.33333337'],
    ['1234.57', '20000', 2, '0.0617285'],
    ['-30701', '1', 0, '-30701'],
    ['30701', '-2', 0, '-15350.5'],
    ['0', '7', 0, '0'],
    ['12', '0.0001', 0, '120000'],
  ])('of %s for %s', (amount, quantity, decimals, price) =>
    expect(unitPrice(decimal(amount), decimal(quantity), decimals)).toBe(price),
  )

  it('gives the amount again, for whoever multiplies it with the quantity', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 13n }),
        fc.bigInt({ min: 1n, max: 10n ** 11n }),
        fc.constantFrom(0, 2, 3),
        (units, tenThousandths, decimals) => {
          const amount = (units * 10n ** BigInt(SCALE - decimals)) as Decimal
          const quantity = (tenThousandths * 100n) as Decimal
          const [whole, fraction = ''] = unitPrice(amount, quantity, decimals).split('.')
          const price = BigInt(whole + fraction.padEnd(12, '0'))
          const product = (quantity * price + 5n * 10n ** 11n) / 10n ** 12n
          expect(round(product as Decimal, decimals)).toBe(amount)
        },
      ),
    ))
  it('is a number, of which long ones are shown whole', () => {
    expect(parseDecimal(unitPrice(decimal(5000), decimal(3), 0))).toBe(decimal('1666.7'))
    expect(showPlainNumber('-1234567.12345678', 'vi')).toBe('-1.234.567,12345678')
    expect(showPlainNumber('1234', 'en')).toBe('1,234')
  })
})
