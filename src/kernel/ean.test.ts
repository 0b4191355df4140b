import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eanCheckDigit, isBarcodeText, isEan13 } from './ean.ts'

describe('the check digit of an EAN-13', () => {
  // Numbers of real goods, and the worked example of GS1 (629104150021, 3).
  it.each(['6291041500213', '4006381333931', '8934673123457', '8935049510017', '0000000000000'])('of %s', (number) => {
    const wrong = (Number(number[12]) + 1) % 10
    expect([isEan13(number), isEan13(number.slice(0, 12) + wrong)]).toEqual([true, false])
  })
  it('finds every single wrong digit', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, by) => {
          const number = digits.join('') + eanCheckDigit(digits.join(''))
          const other = Array.from(number)
          other[at] = String((Number(other[at]) + by) % 10)
          expect([isEan13(number), isEan13(other.join(''))]).toEqual([true, false])
        },
      ),
    ))
  it.each(['', '400638133393', '40063813339310', '400638133393a', ' 4006381333931', '４００６３８１３３３９３１'])(
    'is none of %s',
    (text) => expect(isEan13(text)).toBe(false),
  )
})

it.each([
  ['SP000123', true],
  ['AB-12/3 (x)', true],
  ['~', true],
  ['', false],
  ['GẠO01', false],
  ['a\tb', false],
  ['\u00c9', false],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
])('%s can be a bar code: %s', (text, can) => expect(isBarcodeText(text)).toBe(can))
