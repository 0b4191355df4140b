import { describe, expect, it } from 'vitest'
import { decimal, zero } from '#kernel/decimal.ts'
import { inCurrency, salePrice, type LevelRule } from './proposed-price.ts'

const rule = (over: Partial<LevelRule> = {}): LevelRule => ({
  discountPercent: null,
  discountAmount: null,
  customPrice: null,
  ...over,
})
const list = decimal(10_000)

describe('the price of a sale', () => {
  it.each([
    ['its own price', rule({ customPrice: zero }), decimal(3), [zero, null, null, 'customPrice']],
    ['a percentage, even of 0', rule({ discountPercent: zero }), decimal(3), [list, zero, null, 'priceLevel']],
    ['an amount', rule({ discountAmount: decimal(70) }), decimal(3), [list, null, decimal(70), 'priceLevel']],
    ['a row without a rule', rule(), decimal(3), [list, decimal(3), null, 'customerDiscount']],
    ['no row', undefined, decimal(3), [list, decimal(3), null, 'customerDiscount']],
    ['nothing at all', undefined, zero, [list, null, null, 'listPrice']],
  ] as const)('follows %s', (_, given, discount, expected) => {
    const { price, discountPercent, discountAmount, source } = salePrice(list, given, discount)
    expect([price, discountPercent, discountAmount, source]).toEqual(expected)
  })

  it('is told in the currency of the document, to four decimals', () => {
    expect(inCurrency(list, null)).toBe(list)
    expect(inCurrency(list, decimal(1))).toBe(list)
    expect(inCurrency(list, decimal(26_250))).toBe(decimal('0.381'))
    // A rate that somebody is still typing.
    expect(inCurrency(list, zero)).toBe(list)
  })
})
