import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, presetRange } from '#kernel/day.ts'
import { type ListState, ranges, readState, toQuery, writeState } from './list-state.ts'
import { pageSizes } from '../grid/layout.ts'
import { asksServer } from './conditions/search-rule.ts'
import { exportName } from './files/export-name.ts'

const today = day('2026-11-21')
const anyDay = fc.nat({ max: 30_000 }).map((days) => addDays(day('1950-01-01'), days))
const shape = fc.record({
  search: fc.string({ maxLength: 30 }),
  page: fc.integer({ min: 1, max: 900 }),
  size: fc.option(fc.constantFrom(...pageSizes)),
  sort: fc.option(
    fc.uniqueArray(fc.record({ field: fc.stringMatching(/^[A-Za-z_]{1,10}$/), asc: fc.boolean() }), {
      selector: (key) => key.field,
      maxLength: 3,
    }),
  ),
  view: fc.option(fc.stringMatching(/^[a-z0-9]{1,8}$/)),
  filters: fc.dictionary(fc.constantFrom('iStat', 'Object_ID', 'Store_ID'), fc.string({ minLength: 1, maxLength: 12 })),
})
const period = fc.oneof(
  fc
    .constantFrom(...ranges)
    .map((range) =>
      range === 'ALL' || range === 'CUSTOM' ? { range, from: null, to: null } : { range, ...presetRange(range, today) },
    ),
  fc.tuple(anyDay, anyDay).map(([from, to]) => ({ range: 'CUSTOM' as const, from, to })),
)

describe('the address of a list', () => {
  it('is the same there and back', () => {
    fc.assert(
      fc.property(shape, period, (rest, days) => {
        const state: ListState = { ...rest, filters: { ...rest.filters }, ...days }
        expect(readState(new URLSearchParams(writeState(state).toString()), true, today)).toEqual(state)
      }),
    )
  })
  it('is empty for the default state', () =>
    expect(writeState(readState(new URLSearchParams(), true, today)).toString()).toBe(''))
  it('shows this month at first', () =>
    expect(readState(new URLSearchParams(), true, today)).toMatchObject({
      range: 'THISMONTH',
      from: '2026-11-01',
      to: '2026-11-30',
      page: 1,
    }))
  it('has no days for master lists', () =>
    expect(readState(new URLSearchParams('from=2026-01-01'), false, today)).toMatchObject({ from: null, to: null }))
  it('reads nonsense as the first page', () =>
    expect(readState(new URLSearchParams('page=-3&size=7&range=NEVER'), true, today)).toMatchObject({
      page: 1,
      size: null,
      range: 'THISMONTH',
    }))
  it('becomes a query with an offset', () => {
    const state = readState(new URLSearchParams('page=3&sort=-dtDate,NumberID&iStat=1'), true, today)
    expect(toQuery(state, { sort: [], size: 50 }, { objType: 'kh' })).toMatchObject({
      offset: 100,
      limit: 50,
      sort: [
        { field: 'dtDate', asc: false },
        { field: 'NumberID', asc: true },
      ],
      filters: { objType: 'kh', iStat: '1' },
    })
  })
})

// contract system §3
it.each([
  ['', true],
  ['anh', false],
  ['anh ', true],
  ['an ', false],
  ['anh duong', false],
  ['anh duong ', true],
])('typing "%s" asks the server: %s', (typed, asks) => expect(asksServer(typed)).toBe(asks))

it('names an export by its title and the minute', () =>
  expect(exportName('Danh sách hóa đơn', new Date(2026, 10, 5, 9, 7))).toBe('Danh sách hóa đơn 05-11-2026 09_07.xlsx'))
