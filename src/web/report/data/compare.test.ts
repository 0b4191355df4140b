import { describe, expect, it } from 'vitest'
import { day, type DayRange } from '#kernel/day.ts'
import { changeOf, decimal, toNumber } from '#kernel/decimal.ts'
import type { AnyReport } from '#model/report.ts'
import { tabulate, type Column, type Row } from '#model/table.ts'
import { comparedTable, earlierRange } from './compare.ts'

const range = (from: string, to: string): DayRange => ({ from: day(from), to: day(to) })

describe('the period compared with', () => {
  it.each([
    ['before', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-26'],
    ['before', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['before', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-28'],
    ['before', '2024-03-01', '2024-03-30', '2024-02-01', '2024-02-29'],
    ['before', '2026-11-01', '2026-11-25', '2026-10-01', '2026-10-25'],
    ['before', '2026-11-01', '2026-11-01', '2026-10-01', '2026-10-01'],
    ['before', '2026-01-01', '2026-03-31', '2025-10-03', '2025-12-31'],
    ['before', '2026-01-01', '2026-12-31', '2025-02-05', '2025-12-31'],
    ['before', '2026-11-23', '2026-11-29', '2026-11-19', '2026-11-22'],
    ['before', '2026-11-25', '2026-11-25', '2026-11-24', '2026-11-24'],
    ['before', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['before', '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
    ['year', '2026-11-01', '2026-11-25', '2025-11-01', '2025-11-25'],
    ['year', '2026-11-01', '2026-11-30', '2025-11-01', '2025-11-26'],
    ['year', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
  ] as const)('on 2026-11-26: %s %s – %s is %s – %s', (kind, from, to, first, last) =>
    expect(earlierRange(kind, range(from, to), day('2026-11-26'))).toEqual(range(first, last)),
  )
})

it('tells the change in per cent, and none where nothing was', () => {
  const change = (now: number, earlier: number) => {
    const found = changeOf(decimal(now), decimal(earlier))
    return found === null ? null : toNumber(found)
  }
  expect([change(150, 100), change(50, 100), change(0, 3), change(1, 3), change(5, 0), change(5, -5)]).toEqual([
    50,
    -50,
    -100,
    -66.7,
    null,
    null,
  ])
})

const columns: Column[] = [
  { key: 'ordinal', kind: 'integer', label: 'report.ordinal' },
  { key: 'group', kind: 'text', label: 'report.group' },
  { key: 'code', kind: 'code', label: 'report.productCode' },
  { key: 'net', kind: 'money', label: 'report.net', total: true },
]
const row = (ordinal: number, group: string, code: string, net: number): Row => ({
  ordinal,
  group,
  code,
  net: decimal(net),
})
const report = (compares: AnyReport['compares']) => ({ columns, sums: ['net'], compares }) as unknown as AnyReport
const grouping = { groupBy: 'group' }
const table = tabulate(columns, [row(1, 'Bia', 'A', 300), row(2, 'Sữa', 'B', 100)], grouping)
const earlier = [row(1, 'Bia', 'A', 200), row(2, 'Bia', 'C', 50)]
const seen = (made: ReturnType<typeof comparedTable>) => {
  const cell = (value: unknown) => (typeof value === 'bigint' ? toNumber(value as never) : value)
  const of = (cells: Row) => ['code', 'net', 'earlier', 'change'].map((key) => cell(cells[key]) ?? null)
  return [...made.groups.flatMap((group) => [...group.rows.map(of), of(group.sums)]), of(made.sums)]
}

describe('a compared table', () => {
  it('has what was beside what is, also what is no longer there, in groups and in total', () =>
    expect(seen(comparedTable(report({ by: ['code'] }), table, { earlier, grouping }))).toEqual([
      ['A', 300, 200, 50],
      ['C', 0, 50, -100],
      [null, 300, 250, 20],
      ['B', 100, 0, null],
      [null, 100, 0, null],
      [null, 400, 250, 60],
    ]))
  it('says no quantity and no share of rows that are no longer there', () => {
    const share: Column = { key: 'percent', kind: 'percent', label: 'x' }
    const had = earlier.map((row) => ({ ...row, percent: decimal(7) }))
    const with7 = tabulate(
      [...table.columns, share],
      table.groups.flatMap(({ rows }) => rows),
    )
    const { groups } = comparedTable(report({ by: ['code'] }), with7, { earlier: had, grouping: {} })
    expect(groups[0]!.rows.find(({ code }) => code === 'C')).toMatchObject({ net: decimal(0), percent: null })
  })
  it('of a ranking has its rows only', () =>
    expect(
      seen(comparedTable(report({ by: ['code'], shown: true }), table, { earlier, grouping })).map(([code]) => code),
    ).toEqual(['A', null, 'B', null, null]))
  it('compares months by their place', () =>
    expect(seen(comparedTable(report({ by: [] }), table, { earlier, grouping: {} })).map((cells) => cells[2])).toEqual([
      200, 50, 250, 250,
    ]))
  it('stays as it is where nothing is compared', () =>
    expect(comparedTable(report(undefined), table, { earlier, grouping })).toBe(table))
  it('puts the figures beside the column they belong to, and counts the rows of the report', () => {
    const made = comparedTable(report({ by: ['code'] }), table, { earlier, grouping })
    expect(made.columns.map(({ key }) => key)).toEqual(['ordinal', 'group', 'code', 'net', 'earlier', 'change'])
    expect(made.count).toBe(2)
  })
})
