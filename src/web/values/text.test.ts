import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { readDayText } from './day-text.ts'
import { showTyping, typeInto } from './number-box.ts'
import { marksOf, showNumber } from './number-text.ts'

const vi = marksOf('vi')
const en = marksOf('en')

describe('numbers as text', () => {
  it.each([
    ['1234567.89', '1.234.567,89'],
    ['0', '0'],
    ['-3008500', '-3.008.500'],
    ['999', '999'],
    ['0.5', '0,5'],
  ])('%s is shown as %s', (value, text) => expect(showNumber(decimal(value), vi)).toBe(text))
  it('is rounded for reading', () => expect(showNumber(decimal('12.345678'), en, 2)).toBe('12.35'))
})

describe('a box of a number', () => {
  const quantity = { language: 'vi' } as const
  const price = { language: 'vi', isDong: true } as const
  it.each([
    ['1234', '1.234'],
    ['1234567', '1.234.567'],
    ['-1234', '-1.234'],
    ['(1234)', '(1.234)'],
    ['1234,5', '1.234,5'],
    ['1234κ5', '1.234,5'],
    ['1234%', '1.234%'],
    // A sign that somebody typed stays where it is.
    ['12.34', '12.34'],
    ['1.234', '1.234'],
    ['1.2345', '1.2345'],
    ['3500.00', '3500.00'],
    ['12345.', '12345.'],
    ['1234,5,6', '1234,5,6'],
    ['1κ500κ000', '1,500,000'],
    ['007', '007'],
    ['0123', '0123'],
    ['12a34', '12a34'],
    ['', ''],
  ])('shows %j as %j', (raw, shown) => expect(showTyping(raw, quantity)).toBe(shown))
  it('shows the point of the keypad as a sign of thousands where prices are typed', () => {
    expect(showTyping('1κ500', price)).toBe('1.500')
    expect(showTyping('1κ5', price)).toBe('1.5')
  })

  it.each([
    // A digit behind a number that the program wrote: its signs are its own.
    ['1.234', 5, 5, '1.2345', 6, { raw: '12345', shown: '12.345', caret: 6 }],
    // One at the beginning, one in the middle.
    ['1.234', 0, 0, '91.234', 1, { raw: '91234', shown: '91.234', caret: 1 }],
    ['1.234', 3, 3, '1.2934', 4, { raw: '12934', shown: '12.934', caret: 4 }],
    // Erasing a sign between the digits only steps over it.
    ['1.234', 2, 2, '1234', 1, { raw: '1234', shown: '1.234', caret: 1 }],
    // Erasing a digit, and all of them.
    ['1.234', 5, 5, '1.23', 4, { raw: '123', shown: '123', caret: 3 }],
    ['1.234', 0, 5, '', 0, { raw: '', shown: '', caret: 0 }],
    // A number pasted over another that begins in the same way.
    ['12.345', 0, 6, '12.34', 5, { raw: '12.34', shown: '12.34', caret: 5 }],
    ['1.234', 0, 5, '3500.00', 7, { raw: '3500.00', shown: '3500.00', caret: 7 }],
    // A point typed behind a number the program wrote, and before its last digits.
    ['1.234', 5, 5, '1.234.', 6, { raw: '1234.', shown: '1234.', caret: 5 }],
    ['1.234', 5, 5, '1.234,', 6, { raw: '1234,', shown: '1.234,', caret: 6 }],
    ['12,5', 4, 4, '12,56', 5, { raw: '12,56', shown: '12,56', caret: 5 }],
  ] as const)('%j changed at %d–%d to %j', (before, from, to, text, caret, next) => {
    expect(typeInto({ before, from, to, text, caret }, quantity)).toEqual(next)
  })
  it('keeps the point of the keypad apart', () => {
    const once = typeInto({ before: '1', from: 1, to: 1, text: '1,', caret: 2, isKeypad: true }, quantity)
    expect(once).toEqual({ raw: '1κ', shown: '1,', caret: 2 })
    expect(typeInto({ before: once, from: 2, to: 2, text: '1,5', caret: 3 }, quantity).raw).toBe('1κ5')
  })
})

describe('days as text', () => {
  const today = day('2026-11-21')
  it.each([
    ['', null],
    ['h', '2026-11-21'],
    ['5', '2026-11-05'],
    ['5/3', '2026-03-05'],
    ['21112026', '2026-11-21'],
    ['2111', '2026-11-21'],
    ['21-11-27', '2027-11-21'],
    ['2026-02-03', '2026-02-03'],
    ['+3', '2026-11-24'],
    ['-21', '2026-10-31'],
    ['31/2', undefined],
    ['x', undefined],
    ['1/2/3/4', undefined],
  ])('reads %j as %j', (typed, found) => expect(readDayText(typed, today)).toBe(found))
})
