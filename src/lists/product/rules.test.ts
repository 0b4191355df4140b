import { expect, it } from 'vitest'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { compute, type Product } from './rules.ts'

const maximumOf = (stockMax: Decimal | null): Decimal | null =>
  compute({ stockMax, barcode: null, units: [] } as unknown as Product).stockMax

it('takes what KiotViet writes for no maximum as none', () => {
  expect(maximumOf(decimal('999999999'))).toBeNull()
  expect(maximumOf(decimal('9999999999'))).toBe(decimal('9999999999'))
  expect(maximumOf(decimal('999999998'))).toBe(decimal('999999998'))
  expect(maximumOf(decimal(0))).toBe(decimal(0))
  expect(maximumOf(null)).toBeNull()
})
