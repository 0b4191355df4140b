/** The rules and the table of the contract for numbers that are typed. */
import { describe, expect, it } from 'vitest'
import { furtherNumbers, numberTable } from '#test/support/typed-numbers.ts'
import { decimal, type Decimal } from './decimal.ts'
import { readTypedNumber, type NumberReading, type Unread } from './typed-number.ts'

const kinds: readonly (readonly [name: string, reading: NumberReading])[] = [
  ['Vietnamese, quantity', { language: 'vi', isPercent: true }],
  ['Vietnamese, đồng', { language: 'vi', isDong: true }],
  ['English, quantity', { language: 'en', isPercent: true }],
  ['English, đồng', { language: 'en', isDong: true }],
]
const read = (typed: string, reading: NumberReading): Decimal | null | Unread => readTypedNumber(typed, reading)

describe.each(kinds)('%s', (name, reading) => {
  const at = kinds.findIndex(([one]) => one === name) + 1
  it.each([...numberTable, ...furtherNumbers])('reads %j', (...row) => {
    const expected = row[at] as string | null
    expect(read(row[0], reading)).toBe(expected === null ? 'refused' : decimal(expected))
  })
  it('knows when nothing was typed', () => {
    for (const nothing of ['', ' ', '\u00a0', '\t']) expect(read(nothing, reading)).toBeNull()
  })
  it('tells when there are more decimals than it can keep', () => {
    expect(read('0,1234567', reading)).toBe('decimals')
    expect(read('0,1234560', reading)).toBe(decimal('0.123456'))
  })
})

it('a per cent sign belongs to per cents only', () => {
  expect(read('10%', { language: 'vi' })).toBe('refused')
})
