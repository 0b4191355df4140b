import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, type Day } from '#kernel/day.ts'
import { Unreadable } from '#kernel/problem.ts'
import {
  filterValue,
  type ListQuery,
  readConditions,
  readListQuery,
  writeListQuery,
  conditionOps,
} from './list-query.ts'

const anyDay = fc.integer({ min: 0, max: 50_000 }).map((days): Day => addDays(day('1900-01-01'), days))
const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,12}$/)
const own = ['fromdate', 'todate', 'keysearch', 'keyseach', 'currentindex', 'nitem', 'colsort', 'asc', 'requestid']
const filterName = name.filter((text) => !own.includes(text.toLowerCase()))
const query: fc.Arbitrary<ListQuery> = fc.record({
  from: fc.option(anyDay),
  to: fc.option(anyDay),
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  offset: fc.nat({ max: 1_000_000 }),
  limit: fc.integer({ min: 1, max: 1000 }),
  sort: fc.uniqueArray(fc.record({ field: name, asc: fc.boolean() }), { selector: (key) => key.field, maxLength: 5 }),
  filters: fc
    .uniqueArray(fc.tuple(filterName, fc.string({ maxLength: 40 })), {
      selector: ([key]) => key.toLowerCase(),
      maxLength: 6,
    })
    .map((pairs) => Object.fromEntries(pairs)),
})
const read = (text: string) => readListQuery(new URLSearchParams(text))

describe('a list query', () => {
  it('is the same there and back, in either spelling', () => {
    fc.assert(
      fc.property(query, fc.boolean(), (asked, seach) => {
        expect(read(writeListQuery(asked, seach).toString())).toEqual(asked)
      }),
      { numRuns: 500 },
    )
  })
  it('does not ask for the case of names', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const lower = [...writeListQuery({ ...asked, filters: {} })].map(([key, value]): [string, string] => [
          key.toLowerCase(),
          value,
        ])
        expect(readListQuery(lower)).toEqual({ ...asked, filters: {} })
      }),
    )
  })
  it('there and back keeps conditions', () => {
    const condition = fc.record({ field: name, op: fc.constantFrom(...conditionOps), value: fc.jsonValue() })
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 4 }), (conditions) => {
        const sent = JSON.stringify(conditions)
        expect(readConditions(sent)).toEqual(JSON.parse(sent))
      }),
    )
  })
})

describe('contract README §6', () => {
  it('sends several columns least significant first', () => {
    const sort = [
      { field: 'dtDate', asc: false },
      { field: 'NumberID', asc: true },
    ]
    const sent = writeListQuery({ from: null, to: null, search: '', offset: 0, limit: 20, sort, filters: {} })
    expect(sent.get('ColSort')).toBe('NumberID,dtDate')
    expect(sent.get('asc')).toBe('True,False')
  })
  it.each([
    [
      'ColSort=a,b&asc=False',
      [
        { field: 'b', asc: false },
        { field: 'a', asc: false },
      ],
    ],
    ['ColSort=a', [{ field: 'a', asc: true }]],
    [
      'ColSort=a,b&asc=1,0',
      [
        { field: 'b', asc: false },
        { field: 'a', asc: true },
      ],
    ],
    ['ColSort=&asc=True', []],
  ])('reads %s', (sent, sort) => expect(read(sent).sort).toEqual(sort))
  it.each([
    ['KeySearch=a&KeySeach=b', 'a'],
    ['KeySeach=b', 'b'],
    [`KeySearch=${'x'.repeat(300)}`, 'x'.repeat(200)],
    ['KeySearch=%20minh%20tam%20', 'minh tam'],
  ])('searches by %s', (sent, search) => expect(read(sent).search).toBe(search))
  it.each([
    ['CurrentIndex=-5', 0],
    ['CurrentIndex=40', 40],
    ['', 0],
  ])('begins at %s', (sent, offset) => expect(read(sent).offset).toBe(offset))
  it.each([
    ['nItem=0', 20],
    ['nItem=-1', 20],
    ['nItem=5000', 1000],
    ['nItem=50', 50],
    ['', 20],
  ])('takes %s', (sent, limit) => expect(read(sent).limit).toBe(limit))
  it.each(['FromDate=31-12-2026', 'FromDate=2026-02-30', 'nItem=many', 'CurrentIndex=1.5'])(
    'does not read %s',
    (sent) => expect(() => read(sent)).toThrow(Unreadable),
  )
  it('reads a moment as the day it has in the time zone of the company', () => {
    expect(read('FromDate=2026-01-31T18:00:00Z').from).toBe('2026-02-01')
    expect(read('FromDate=&ToDate=2026-01-31T23:00').to).toBe('2026-01-31')
  })
  it('finds a filter whatever the case of its name', () => expect(filterValue(read('istat=2'), 'iStat')).toBe('2'))
  it.each(['{}', '[1]', '[{"field":"a","op":"like","value":1}]', 'x'])('refuses the conditions %s', (text) =>
    expect(() => readConditions(text)).toThrow(Unreadable),
  )
})
