import { describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { tabulate, type Column, type Row } from '#model/table.ts'
import { pressed, sortTable, type Sorting } from './arrange.ts'

const columns: Column[] = [
  { key: 'group', kind: 'text', label: 'report.group' },
  { key: 'name', kind: 'text', label: 'report.productName' },
  { key: 'amount', kind: 'money', label: 'report.amount', total: true },
  { key: 'day', kind: 'day', label: 'report.date' },
]
const row = (group: string, name: string, amount: number | null, day: string | null): Row => ({
  group,
  name,
  amount: amount === null ? null : decimal(amount),
  day,
})
const table = tabulate(
  columns,
  [
    row('Bia', 'Đá 10', 5, '2026-01-02'),
    row('Bia', 'ẩn', 20, null),
    row('Bia', 'Đá 9', null, '2026-01-01'),
    row('Sữa', 'Bơ', 100, '2026-03-01'),
  ],
  { groupBy: 'group' },
)
const names = (sorting: Sorting | null) =>
  sortTable(table, sorting).groups.map(({ rows }) => rows.map(({ name }) => name))

describe('sorting a report', () => {
  it('keeps the order of the report until a heading is pressed', () =>
    expect(names(null)).toEqual([['Đá 10', 'ẩn', 'Đá 9'], ['Bơ']]))
  it('sorts texts as Vietnamese do, and numbers in them by their value', () =>
    expect(names({ key: 'name', ascending: true })).toEqual([['ẩn', 'Đá 9', 'Đá 10'], ['Bơ']]))
  it('sorts groups by their sums, and rows within them', () => {
    expect(names({ key: 'amount', ascending: false })).toEqual([['Bơ'], ['ẩn', 'Đá 10', 'Đá 9']])
    expect(names({ key: 'amount', ascending: true })).toEqual([['Đá 10', 'ẩn', 'Đá 9'], ['Bơ']])
  })
  it('puts rows without a value last in both directions', () =>
    expect([true, false].map((ascending) => names({ key: 'day', ascending })[0])).toEqual([
      ['Đá 9', 'Đá 10', 'ẩn'],
      ['Đá 10', 'Đá 9', 'ẩn'],
    ]))
  it('leaves the rows it was given alone, and ignores a column that is not there', () => {
    expect(table.groups[0]!.rows.map(({ name }) => name)).toEqual(['Đá 10', 'ẩn', 'Đá 9'])
    expect(sortTable(table, { key: 'gone', ascending: true })).toBe(table)
  })
})

it('begins with the largest figure or the first text, turns, and ends', () => {
  const [, name, amount] = columns as [Column, Column, Column]
  const presses = (column: Column) => {
    const first = pressed(null, column)
    const second = pressed(first, column)
    return [first?.ascending, second?.ascending, pressed(second, column)]
  }
  expect(presses(amount)).toEqual([false, true, null])
  expect(presses(name)).toEqual([true, false, null])
  expect(pressed({ key: 'name', ascending: false }, amount)).toEqual({ key: 'amount', ascending: false })
})
