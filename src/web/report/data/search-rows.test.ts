import { describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { tabulate, type Column, type Row } from '#model/table.ts'
import type { CellFormat } from '#output/cells.ts'
import { styleOf } from '#output/filters.ts'
import { createRowTexts, searchTable } from './search-rows.ts'

const look: CellFormat = { style: styleOf({}, 'vi'), words: (key) => key }
const columns: Column[] = [
  { key: 'code', kind: 'code', label: 'code' },
  { key: 'name', kind: 'text', label: 'name' },
  { key: 'group', kind: 'text', label: 'group' },
  { key: 'amount', kind: 'money', label: 'amount', total: true },
]
const row = (code: string, name: string, group: string, amount: number): Row => ({
  code,
  name,
  group,
  amount: decimal(amount),
})
const rows = [
  row('SP000001', 'Nước khoáng Vĩnh Hảo', 'Nước', 1_250_000),
  row('SP000002', 'Nước mắm Nam Ngư', 'Gia vị', 80_000),
  row('SP000003', 'Đường trắng Biên Hòa', 'Gia vị', 300_000),
]
const table = tabulate(columns, rows, { groupBy: 'group' })
const found = (typed: string) => searchTable(table, createRowTexts(columns, look), typed)
const codes = (typed: string) => found(typed).groups.flatMap((group) => group.rows.map((one) => one['code']))

describe('rows are found', () => {
  it.each([
    ['nuoc', ['SP000001', 'SP000002']],
    ['NGƯ nước', ['SP000002']],
    ['duong bien', ['SP000003']],
    ['sp000003', ['SP000003']],
    ['1.250.000', ['SP000001']],
    ['1250', ['SP000001']],
    ['không có', []],
  ])('by "%s"', (typed, expected) => {
    expect(codes(typed)).toEqual(expected)
  })
  it('all of them by nothing', () => {
    expect(found('  ')).toBe(table)
  })
})

describe('sums', () => {
  it('are those of the rows found, in groups and in total', () => {
    const spices = found('nuoc')
    expect(spices.groups.map(({ title, sums }) => [title, sums['amount']])).toEqual([
      ['Nước', decimal(1_250_000)],
      ['Gia vị', decimal(80_000)],
    ])
    expect([spices.sums['amount'], spices.count]).toEqual([decimal(1_330_000), 2])
  })
  it('that are none of the rows, such as a closing balance, are left out', () => {
    const told = { ...table, sums: { ...table.sums, balance: decimal(9) } }
    expect(searchTable(told, createRowTexts(columns, look), 'nuoc').sums).toEqual({ amount: decimal(1_330_000) })
  })
  it('have the change of what is left', () => {
    const compared = [
      ...columns,
      { key: 'earlier', kind: 'money', label: 'earlier', total: true },
      { key: 'change', kind: 'percent', label: 'change' },
    ] satisfies Column[]
    const with2 = tabulate(
      compared,
      rows.map((one) => ({ ...one, earlier: decimal(100_000), change: null })),
    )
    const one = searchTable(with2, createRowTexts(compared, look), 'duong')
    expect([one.sums['earlier'], one.sums['change']]).toEqual([decimal(100_000), decimal(200)])
  })
})
