import { expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { countOf, editsAfter, noEdits, sentRows, shownRows, type LevelRow } from './level-edits.ts'

const row = (lineId: string | null, price: number | null, over: object = {}): LevelRow => ({
  lineId,
  product: `p${lineId}`,
  unit: 'u',
  sellPrice: decimal(1000),
  customPrice: price === null ? null : decimal(price),
  discountPercent: null,
  discountAmount: null,
  ...over,
})
const first = [row('1', 900), row('2', 800)]
const second = [row('3', 700)]

it('keeps what was typed on one page while another is shown, and sends only that', () => {
  const one = editsAfter(first, noEdits, [row('1', 950), row('2', 800), row(null, 5, { product: 'new' })])
  const both = editsAfter(second, one, [...one.added])
  expect(countOf(both)).toBe(3)
  expect([...both.removed]).toEqual(['3'])
  expect(sentRows(both).map((one) => [one.lineId, one['customPrice']])).toEqual([
    ['1', decimal(950)],
    [null, decimal(5)],
  ])
  expect(shownRows(first, both).map((one) => one.lineId)).toEqual(['1', '2', null])
  expect(shownRows(second, both).map((one) => one.lineId)).toEqual([null])
})

it('forgets what was typed back', () => {
  const changed = editsAfter(first, noEdits, [row('1', 950)])
  expect(countOf(editsAfter(first, changed, first))).toBe(0)
})
