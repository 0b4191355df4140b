import { expect, it } from 'vitest'
import { filters, styleOf } from './filters.ts'

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['1,5', 'Asia/Ho_Chi_Minh'],
  ['2026-02-30', 'Asia/Ho_Chi_Minh'],
  [7, 'Asia/Ho_Chi_Minh'],
])('a page from the zone %s is printed in %s', (timeZone, used) => {
  expect(styleOf({ company: { timeZone } }, 'vi').timeZone).toBe(used)
})

it.each([
  [3, 3, ''],
  [-2.5, '', '2.5'],
  [0, '', ''],
  [null, '', ''],
])('%s in two columns: above zero %s, below it %s', (value, above, below) => {
  const context = { argument: '', style: styleOf({}, 'vi'), look: () => null }
  expect(filters['above']!(value, context)).toBe(above)
  expect(filters['below']!(value, context)).toBe(below)
})
