import { expect, it } from 'vitest'
import { fill, spell } from './fill.ts'

it('writes numbers with the separators of the language, and texts as they are', () => {
  const values = { n: 37_016, code: '1000' }
  expect(fill('{n} dòng, {code}', spell('vi', values))).toBe('37.016 dòng, 1000')
  expect(fill('{n} rows, {code}', spell('en', values))).toBe('37,016 rows, 1000')
  expect(fill('{n}', spell('vi', { n: 999 }))).toBe('999')
})
