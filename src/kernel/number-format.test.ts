import { describe, expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import { showNumber, type NumberStyle } from './number-format.ts'

const shown: readonly (readonly [string, NumberStyle, string])[] = [
  ['1234567.89', {}, '1.234.567,89'],
  ['1234567.89', { language: 'en' }, '1,234,567.89'],
  ['1234567.89', { decimals: 0 }, '1.234.568'],
  ['999.5', { decimals: 0 }, '1.000'],
  ['-0.4', { decimals: 0 }, '0'],
  ['-1234.5', { decimals: 2, fixed: true }, '-1.234,50'],
  ['12', { decimals: 2, fixed: true, language: 'en' }, '12.00'],
  ['100', {}, '100'],
  ['0', { zero: 'dash' }, '–'],
  ['0.004', { zero: 'blank', decimals: 2 }, ''],
]

describe('numbers as people see them', () => {
  it.each(shown)('%s %o → %s', (value, style, text) => expect(showNumber(decimal(value), style)).toBe(text))
  it('shows nothing for what is not known', () => expect(showNumber(null)).toBe(''))
})
