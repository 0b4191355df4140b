import { expect, it } from 'vitest'
import { salesBill } from '#documents/sales-bill/index.ts'
import { decimal } from '#kernel/decimal.ts'
import { day } from '#kernel/day.ts'
import { blankDraft, blankLine } from './draft.ts'
import { createRefCache, cacheFromDraft } from './refs.ts'

it('caches codes and names from a document, but not the values of a line itself', () => {
  const cache = createRefCache()
  const line = {
    ...blankLine(salesBill),
    product: 'p1',
    productCode: 'SP1',
    productName: 'Muối',
    unit: 'carton',
    factor: decimal(50),
  }
  cacheFromDraft(salesBill, { ...blankDraft(salesBill, day('2026-11-20')), lines: [line] }, cache)
  expect(cache.get('product', 'p1')).toEqual({ id: 'p1', code: 'SP1', name: 'Muối', active: true })
})
