import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, round, type Decimal } from './decimal.ts'
import { parseNumber, showNumber, type NumberStyle } from './number-format.ts'

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

const typed: readonly (readonly [string, 'vi' | 'en', string | null])[] = [
  ['1.234.567,89', 'vi', '1234567.89'],
  ['1,234,567.89', 'en', '1234567.89'],
  ['1.500', 'vi', '1500'],
  ['1,500', 'en', '1500'],
  ['12.5', 'vi', '12.5'],
  ['0.125', 'vi', '0.125'],
  ['0,125', 'en', '0.125'],
  ['1234567,5', 'vi', '1234567.5'],
  [' 1 234 567 ', 'vi', '1234567'],
  ['(1.000)', 'vi', '-1000'],
  ['−5', 'vi', '-5'],
  ['+5', 'vi', '5'],
  [',5', 'vi', '0.5'],
  ['5,', 'vi', '5'],
  ['', 'vi', null],
  ['-', 'vi', null],
  ['abc', 'vi', null],
  ['1.23.4', 'vi', null],
  ['1,2,3', 'vi', null],
  ['0,1234567', 'vi', null],
]

describe('numbers as people see them', () => {
  it.each(shown)('%s %o → %s', (value, style, text) => expect(showNumber(decimal(value), style)).toBe(text))
  it('shows nothing for what is not known', () => expect(showNumber(null)).toBe(''))
  it.each(typed)('reads %s (%s)', (text, language, value) =>
    expect(parseNumber(text, language)).toBe(value === null ? null : decimal(value)),
  )
  it('reads what it shows', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }),
        fc.constantFrom('vi' as const, 'en' as const),
        fc.nat(6),
        (units, language, decimals) => {
          const value = round(units as Decimal, decimals)
          expect(parseNumber(showNumber(value, { language }), language)).toBe(value)
        },
      ),
    )
  })
})
