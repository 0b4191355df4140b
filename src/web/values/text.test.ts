import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { readDayText } from './day-text.ts'
import { groupLive, marksOf, readNumberText, showNumber } from './number-text.ts'

const vi = marksOf('vi')
const en = marksOf('en')

describe('numbers as text', () => {
  it.each([
    ['1234567.89', '1.234.567,89'],
    ['0', '0'],
    ['-3008500', '-3.008.500'],
    ['999', '999'],
    ['0.5', '0,5'],
  ])('%s is shown as %s', (value, text) => {
    expect([showNumber(decimal(value), vi), readNumberText(text, vi)]).toEqual([text, decimal(value)])
  })
  it('is rounded for reading', () => expect(showNumber(decimal('12.345678'), en, 2)).toBe('12.35'))
  it.each([
    ['', null],
    ['abc', undefined],
    ['425.000', 425000],
    ['12.5', '12.5'],
    ['1.234.567', 1234567],
    ['1.234,5', '1234.5'],
    ['-7', -7],
    ['5 %', 5],
    ['1,2,3', undefined],
  ])('reads %j', (text, value) => {
    expect(readNumberText(text, vi)).toEqual(value === null || value === undefined ? value : decimal(value))
  })
  it.each([
    ['1234', 4, '1.234', 5],
    ['12.34', 5, '1.234', 5],
    ['1.2345', 6, '12.345', 6],
    ['1234,5', 6, '1.234,5', 7],
    ['1.234', 1, '1.234', 1],
    ['-1234', 5, '-1.234', 6],
    ['007', 3, '7', 1],
    ['425.', 4, '425', 3],
    ['12a3', 3, '123', 2],
  ])('groups %j with the caret at %d', (...[typed, caret, text, after]) => {
    expect(groupLive(typed, caret, vi)).toEqual({ text, caret: after })
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
