import { expect, it } from 'vitest'
import { salesBill } from '#documents/sales-bill/index.ts'
import { decimal } from '#kernel/decimal.ts'
import { day } from '#kernel/day.ts'
import { blankDraft, blankLine } from './draft.ts'
import { createRefCache, learnFrom } from './refs.ts'

it('learns codes and names of a document, and nothing a line chose for itself', () => {
  const cache = createRefCache()
  const line = {
    ...blankLine(salesBill),
    product: 'p1',
    productCode: 'SP1',
    productName: 'Muối',
    unit: 'carton',
    factor: decimal(50),
  }
  learnFrom(salesBill, { ...blankDraft(salesBill, day('2026-11-20')), lines: [line] }, cache)
  expect(cache.get('product', 'p1')).toEqual({ id: 'p1', code: 'SP1', name: 'Muối', active: true })
})
