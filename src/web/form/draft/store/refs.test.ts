import { expect, it } from 'vitest'
import { salesBill } from '#documents/sales-bill/index.ts'
import { decimal } from '#kernel/decimal.ts'
import { day } from '#kernel/day.ts'
import { blankDraft, blankLine } from '../draft.ts'
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

it('caches the numbers of the documents it was made from', () => {
  const cache = createRefCache()
  const bill = { ...blankDraft(salesBill, day('2026-11-20')), order: 'o1', orderNumber: 'DH000001', quote: null }
  cacheFromDraft(salesBill, bill, cache)
  expect(cache.rows('salesOrder')).toEqual([{ id: 'o1', code: 'DH000001', name: 'DH000001', active: true }])
  expect(cache.rows('quote')).toEqual([])
})
