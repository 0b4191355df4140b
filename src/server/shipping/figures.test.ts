/** Which times, days, amounts and weights are read, and which are none. */
import { expect, it } from 'vitest'
import { decimalText } from '#kernel/decimal.ts'
import { dayAt, momentOf, moneyAt, nameAt, weightAt } from './figures.ts'

const now = new Date('2026-11-28T00:00:00Z')

it.each<[unknown, string | null]>([
  ['2026-11-20T02:30:15.158Z', '2026-11-20T02:30:15.000Z'],
  ['2026-11-20T09:30:15+07:00', '2026-11-20T02:30:15.000Z'],
  ['2026-11-20T09:30:15+0700', '2026-11-20T02:30:15.000Z'],
  ['2026-11-20 09:30:15', '2026-11-20T02:30:15.000Z'],
  ['2026-11-20 09:30', '2026-11-20T02:30:00.000Z'],
  ['20/11/2026 09:30:15', '2026-11-20T02:30:15.000Z'],
  ['1/2/2026 9:05', '2026-02-01T02:05:00.000Z'],
  [1_795_000_000, '2026-11-18T11:06:40.000Z'],
  ['1795000000000', '2026-11-18T11:06:40.000Z'],
  // A day ahead is a clock that differs; a year ahead is none.
  ['2026-11-28T20:00:00Z', '2026-11-28T20:00:00.000Z'],
  ['2027-11-28T20:00:00Z', null],
  ['2026-02-30T00:00:00Z', null],
  ['31/02/2026 00:00:00', null],
  ['2026-11-20T25:30:15Z', null],
  ['2026-11-20', null],
  ['20/11/2026', null],
  ['0001-01-01T00:00:00Z', null],
  [0, null],
  [12, null],
  ['hôm qua', null],
  ['', null],
  [null, null],
  [{}, null],
])('the moment %j', (value, iso) => {
  expect(momentOf(value, now)?.toISOString() ?? null).toBe(iso)
})

it.each<[unknown, string | null]>([
  ['Chiều 2026-11-21', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  // In Vietnam the next day has begun.
  ['2026-11-30T17:30:00Z', '2026-12-01'],
  [1_795_300_000, '2026-11-22'],
  ['2026-13-45', null],
  ['mai', null],
  [null, null],
])('the day in %j', (value, day) => {
  expect(dayAt({ a: value }, 'a')).toBe(day)
})

it.each<[unknown, string | null]>([
  [36_300, '36300'],
  ['36300', '36300'],
  ['36300.0', '36300'],
  ['36300.4', '36300'],
  ['22000.123456789', '22000'],
  [0, '0'],
  ['35.000', null],
  ['36,300', null],
  [-5, null],
  ['1e30', null],
  ['9999999999999', '9999999999999'],
  ['10000000000000', null],
  ['x', null],
  [{}, null],
])('the amount %j', (value, text) => {
  const amount = moneyAt({ a: value }, 'a')
  expect(amount === null ? null : decimalText(amount)).toBe(text)
})

it('a weight', () => {
  expect(weightAt({ a: '1500' }, 'grams', 'a')).toBe(1_500)
  expect(weightAt({ a: 1.5 }, 'kilograms', 'a')).toBe(1_500)
  for (const one of [0, -1, 'x', null, 1e12]) expect(weightAt({ a: one }, 'grams', 'a')).toBeNull()
})

it('a name', () => {
  expect(['S1.A1.17', 'VD000002', ' X ', 17].map((a) => nameAt({ a }, 'a'))).toEqual([
    'S1.A1.17',
    'VD000002',
    'X',
    '17',
  ])
  for (const a of ['a b', 'a\u0000b', 'Đ1', 'x'.repeat(101), {}, null]) expect(nameAt({ a }, 'a')).toBe('')
})
