/** The rules and the table of the contract for numbers that are typed. */
import { describe, expect, it } from 'vitest'
import { decimal, type Decimal } from './decimal.ts'
import { readTypedNumber, type NumberReading, type Unread } from './typed-number.ts'

type Row = readonly [typed: string, vi: string | null, viDong: string | null, en: string | null, enDong: string | null]

/** Quantities and per cents, then prices and rates in đồng; null: refused. */
const table: readonly Row[] = [
  ['1234', '1234', '1234', '1234', '1234'],
  ['1.234', '1234', '1234', '1.234', '1234'],
  ['1,234', '1.234', '1234', '1234', '1234'],
  ['1.5', '1.5', '1.5', '1.5', '1.5'],
  ['1,5', '1.5', '1.5', '1.5', '1.5'],
  ['2.50', '2.5', '2.5', '2.5', '2.5'],
  ['2,50', '2.5', '2.5', '2.5', '2.5'],
  ['3500.00', '3500', '3500', '3500', '3500'],
  ['3500,00', '3500', '3500', '3500', '3500'],
  ['1.234,5', '1234.5', '1234.5', '1234.5', '1234.5'],
  ['1,234.5', '1234.5', '1234.5', '1234.5', '1234.5'],
  ['1.234,567', '1234.567', '1234.567', '1234.567', '1234.567'],
  ['1,234.567', '1234.567', '1234.567', '1234.567', '1234.567'],
  ['1.2345', '1.2345', '1.2345', '1.2345', '1.2345'],
  ['1,2345', '1.2345', '1.2345', '1.2345', '1.2345'],
  ['12.345', '12345', '12345', '12.345', '12345'],
  ['12,345', '12.345', '12345', '12345', '12345'],
  ['123.456', '123456', '123456', '123.456', '123456'],
  ['1234.567', '1234.567', '1234.567', '1234.567', '1234.567'],
  ['1234,567', '1234.567', '1234.567', '1234.567', '1234.567'],
  ['1.234.567', '1234567', '1234567', '1234567', '1234567'],
  ['1,234,567', '1234567', '1234567', '1234567', '1234567'],
  ['1.234.567,89', '1234567.89', '1234567.89', '1234567.89', '1234567.89'],
  ['1,234,567.89', '1234567.89', '1234567.89', '1234567.89', '1234567.89'],
  ['12.345.67', null, null, null, null],
  ['1.23.456', null, null, null, null],
  ['1,2,3', null, null, null, null],
  ['1.234,5,6', null, null, null, null],
  ['.5', '0.5', '0.5', '0.5', '0.5'],
  [',5', '0.5', '0.5', '0.5', '0.5'],
  ['0.5', '0.5', '0.5', '0.5', '0.5'],
  ['1.000', '1000', '1000', '1', '1000'],
  ['1,000', '1', '1000', '1000', '1000'],
  ['0.001', '0.001', '0.001', '0.001', '0.001'],
  ['0,001', '0.001', '0.001', '0.001', '0.001'],
  ['0.250', '0.25', '0.25', '0.25', '0.25'],
  ['1 000', '1000', '1000', '1000', '1000'],
  ['1 234,5', '1234.5', '1234.5', '1234.5', '1234.5'],
  ["1'234.5", '1234.5', '1234.5', '1234.5', '1234.5'],
  ['5.', '5', '5', '5', '5'],
  ['5,', '5', '5', '5', '5'],
  ['-1.5', '-1.5', '-1.5', '-1.5', '-1.5'],
  ['-1.234', '-1234', '-1234', '-1.234', '-1234'],
  ['−1,5', '-1.5', '-1.5', '-1.5', '-1.5'],
  ['(1.500)', '-1500', '-1500', '-1.5', '-1500'],
  ['10%', '10', null, '10', null],
  ['1,5%', '1.5', null, '1.5', null],
  ['0,08%', '0.08', null, '0.08', null],
  ['1.234đ', '1234', '1234', '1.234', '1234'],
  ['1κ5', '1.5', '1.5', '1.5', '1.5'],
  ['1κ500', '1.5', '1500', '1.5', '1500'],
  ['0κ25', '0.25', '0.25', '0.25', '0.25'],
  ['1κ500κ000', null, '1500000', null, '1500000'],
  ['1e3', null, null, null, null],
  ['1/2', null, null, null, null],
]

const bothRefuse = (typed: string): Row => [typed, null, null, null, null]
const all = (typed: string, value: string): Row => [typed, value, value, value, value]

/** What the table does not name. */
const further: readonly Row[] = [
  // Blanks of every kind, and apostrophes of every keyboard.
  all(' 1234 ', '1234'),
  all('1\u00a0234\u00a0567', '1234567'),
  all('1\u202f234', '1234'),
  all('1\u2009234,5', '1234.5'),
  all('1\t234', '1234'),
  all('1’234’567', '1234567'),
  all("1'234,5", '1234.5'),
  all('１２３４', '1234'),
  all('１．５', '1.5'),
  // Signs.
  all('+5', '5'),
  all('+1,5', '1.5'),
  all('-0', '0'),
  all('–5', '-5'),
  all('- 5', '-5'),
  all('(5)', '-5'),
  all('( 1.234.567,5 )', '-1234567.5'),
  ['(1,234)', '-1.234', '-1234', '-1234', '-1234'],
  bothRefuse('5-'),
  bothRefuse('--5'),
  bothRefuse('-(5)'),
  bothRefuse('(-5)'),
  bothRefuse('(5'),
  bothRefuse('5)'),
  bothRefuse('()'),
  bothRefuse('-'),
  bothRefuse('1-2'),
  bothRefuse('1+2'),
  bothRefuse('2*3'),
  // Units.
  all('5đ', '5'),
  all('5 đ', '5'),
  all('5₫', '5'),
  all('1.234.567 VND', '1234567'),
  all('(1.234.567đ)', '-1234567'),
  all('(1.234.567)đ', '-1234567'),
  ['5 %', '5', null, '5', null],
  ['(5%)', '-5', null, '-5', null],
  ['100,5%', '100.5', null, '100.5', null],
  ['-2.5%', '-2.5', null, '-2.5', null],
  bothRefuse('%'),
  bothRefuse('đ'),
  bothRefuse('đ5'),
  bothRefuse('%5'),
  bothRefuse('5%%'),
  bothRefuse('5đđ'),
  bothRefuse('5$'),
  bothRefuse('5kg'),
  // Groups.
  ['999.999', '999999', '999999', '999.999', '999999'],
  ['999,999', '999.999', '999999', '999999', '999999'],
  all('12.345.678', '12345678'),
  all('12,345,678', '12345678'),
  all('123.456.789,1', '123456789.1'),
  all('123,456,789.1', '123456789.1'),
  all('1.234,', '1234'),
  all('1,234.', '1234'),
  all('0,5', '0.5'),
  all('00.5', '0.5'),
  all('007', '7'),
  all('012.345', '12.345'),
  all('012,345', '12.345'),
  all('000.001', '0.001'),
  all('.500', '0.5'),
  all(',500', '0.5'),
  all('-.5', '-0.5'),
  all('1234.5678', '1234.5678'),
  all('1.23456', '1.23456'),
  all('1.50', '1.5'),
  all('12345,678', '12345.678'),
  bothRefuse('0.123.456'),
  bothRefuse('0.123,5'),
  bothRefuse('01.234.567'),
  bothRefuse('1.2345.678'),
  bothRefuse('1234.567.890'),
  bothRefuse('1234.567,8'),
  bothRefuse('1..5'),
  bothRefuse('1.,5'),
  bothRefuse('1,.5'),
  bothRefuse('1.234.56'),
  bothRefuse('.123.456'),
  bothRefuse('1,234.567,8'),
  bothRefuse('1.234,567.8'),
  bothRefuse('1,234.567.8'),
  bothRefuse('.'),
  bothRefuse(','),
  bothRefuse('.,'),
  // The point of the keypad.
  all('κ5', '0.5'),
  all('5κ', '5'),
  all('1234κ5', '1234.5'),
  ['12κ345', '12.345', '12345', '12.345', '12345'],
  ['1.234κ5', '1234.5', null, '1234.5', '1234.5'],
  ['1,234κ5', '1234.5', '1234.5', '1234.5', null],
  ['1κ5κ5', null, null, null, null],
  ['-1κ500', '-1.5', '-1500', '-1.5', '-1500'],
  bothRefuse('κ'),
  // Other writings.
  bothRefuse('abc'),
  bothRefuse('1a'),
  bothRefuse('0x10'),
  bothRefuse('1e-3'),
  bothRefuse('1E3'),
  bothRefuse('½'),
  bothRefuse('5²'),
  bothRefuse('1_000'),
  bothRefuse('∞'),
  bothRefuse('NaN'),
  bothRefuse('1:30'),
  bothRefuse('1;5'),
]

const kinds: readonly (readonly [name: string, reading: NumberReading])[] = [
  ['Vietnamese, quantity', { language: 'vi', isPercent: true }],
  ['Vietnamese, đồng', { language: 'vi', isDong: true }],
  ['English, quantity', { language: 'en', isPercent: true }],
  ['English, đồng', { language: 'en', isDong: true }],
]
const read = (typed: string, reading: NumberReading): Decimal | null | Unread => readTypedNumber(typed, reading)

describe.each(kinds)('%s', (name, reading) => {
  const at = kinds.findIndex(([one]) => one === name) + 1
  it.each([...table, ...further])('reads %j', (...row) => {
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
