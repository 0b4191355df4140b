import { expect, it } from 'vitest'
import { rowsToDraw } from './use-row-window.ts'

const band = { rowHeight: 30, spare: 14, step: 8 }

it.each([0, 29, 30, 431, 5_000, 599_999])('covers what is in sight at %d, and more beyond', (top) => {
  const { first, last } = rowsToDraw(top, 700, band)
  expect(first * 30).toBeLessThanOrEqual(Math.max(0, top - 400))
  expect(last * 30).toBeGreaterThanOrEqual(top + 700 + 400)
  expect(last - first).toBeLessThan(75)
})
it('does not change with every scrolled row', () =>
  expect(rowsToDraw(3000, 700, band)).toEqual(rowsToDraw(3029, 700, band)))
