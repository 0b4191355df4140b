import { expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { edgesOf, spansOf } from './sales-sums.server.ts'

const edges = (from: string, to: string) => edgesOf({ from: day(from), to: day(to) })

it('needs no lines for whole months', () => {
  expect(edges('2026-02-01', '2026-02-28')).toEqual([])
  expect(edges('2023-11-01', '2026-12-31')).toEqual([])
})

it('tells what of the first and the last month is in the range', () => {
  expect(edges('2023-11-21', '2026-11-20')).toEqual([
    {
      month: '2023-11-01',
      inside: { from: '2023-11-21', to: '2023-11-30' },
      outside: [{ from: '2023-11-01', to: '2023-11-20' }],
    },
    {
      month: '2026-11-01',
      inside: { from: '2026-11-01', to: '2026-11-20' },
      outside: [{ from: '2026-11-21', to: '2026-11-30' }],
    },
  ])
})

it('has one such month for a range within it, cut at one side or both', () => {
  expect(edges('2026-02-10', '2026-02-28')).toEqual([
    {
      month: '2026-02-01',
      inside: { from: '2026-02-10', to: '2026-02-28' },
      outside: [{ from: '2026-02-01', to: '2026-02-09' }],
    },
  ])
  expect(edges('2026-02-10', '2026-02-10').map(({ outside }) => outside)).toEqual([
    [
      { from: '2026-02-01', to: '2026-02-09' },
      { from: '2026-02-11', to: '2026-02-28' },
    ],
  ])
})

it('takes the longest spans that fit', () => {
  const spans = (first: string, last: string, lengths: (12 | 3 | 1)[] = [12, 3, 1]) =>
    spansOf(day(first), day(last), lengths).map(({ months, firstDays }) => [months, ...firstDays])
  expect(spans('2023-12-01', '2026-11-01')).toEqual([
    [12, '2024-01-01', '2025-01-01'],
    [3, '2026-01-01', '2026-04-01', '2026-07-01'],
    [1, '2023-12-01', '2026-10-01', '2026-11-01'],
  ])
  expect(spans('2026-01-01', '2026-12-01')).toEqual([[12, '2026-01-01']])
  expect(spans('2026-02-01', '2026-03-01')).toEqual([[1, '2026-02-01', '2026-03-01']])
  expect(spans('2026-01-01', '2026-02-01', [1])).toEqual([[1, '2026-01-01', '2026-02-01']])
  expect(spans('2026-03-01', '2026-02-01')).toEqual([])
})
