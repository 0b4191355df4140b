import { expect, it } from 'vitest'
import { fill, spell } from './fill.ts'

it('writes numbers with the separators of the language, and texts as they are', () => {
  const values = { n: 37_016, code: '1000' }
  expect(fill('{n} dòng, {code}', spell('vi', values))).toBe('37.016 dòng, 1000')
  expect(fill('{n} rows, {code}', spell('en', values))).toBe('37,016 rows, 1000')
  expect(fill('{n}', spell('vi', { n: 999 }))).toBe('999')
})

it('says one in the singular, and anything else in the plural', () => {
  const said = (n: number) =>
    fill('{n} {n:row is/rows are} left of {all} {all:row/rows}', spell('en', { n, all: 1000 }))
  expect([0, 1, 2].map(said)).toEqual([
    '0 rows are left of 1,000 rows',
    '1 row is left of 1,000 rows',
    '2 rows are left of 1,000 rows',
  ])
  expect(fill('{n:row/rows}')).toBe('rows')
})
