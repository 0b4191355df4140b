import { expect, it } from 'vitest'
import { styleOf } from './filters.ts'

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['1,5', 'Asia/Ho_Chi_Minh'],
  ['2026-02-30', 'Asia/Ho_Chi_Minh'],
  [7, 'Asia/Ho_Chi_Minh'],
])('a page from the zone %s is printed in %s', (timeZone, used) => {
  expect(styleOf({ company: { timeZone } }, 'vi').timeZone).toBe(used)
})
