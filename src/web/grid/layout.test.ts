import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullSight } from '#model/marks.ts'
import type { Column } from '#model/table.ts'
import {
  type GridLayout,
  ownDecimals,
  pressSort,
  putAt,
  readLayout,
  setFixed,
  setVisible,
  setWidth,
  shownPlaces,
  standardLayout,
  step,
  toGridColumns,
  writeLayout,
} from './layout.ts'
import { nothingChosen, toggle, toggleAll, toggleRange } from './selection.ts'
import { numberWidth, shareWidths } from './widths.ts'

const described: Column[] = [
  { key: 'number', kind: 'code', label: 'a', wire: 'NumberID' },
  { key: 'date', kind: 'day', label: 'b', wire: 'dtDate' },
  { key: 'name', kind: 'text', label: 'c', wire: 'ObjName' },
  { key: 'total', kind: 'money', label: 'd', wire: 'TotalTax', total: true },
  { key: 'cost', kind: 'money', label: 'e', cost: true },
  { key: 'fee', kind: 'money', label: 'f', hidden: true },
]
const columns = toGridColumns(described, (key) => key, fullSight)
const start = standardLayout(columns)
const fields = (layout: GridLayout) => shownPlaces(layout).map((place) => place.field)

describe('columns', () => {
  it('leaves out costs for users who may not see them', () =>
    expect(toGridColumns(described, (key) => key, {}).map((one) => one.key)).not.toContain('cost'))
  it('begins with the first one pinned and hidden ones hidden', () => {
    expect(fields(start)).toEqual(['NumberID', 'dtDate', 'ObjName', 'TotalTax', 'cost'])
    expect(start.columns[0]!.fixed).toBe(true)
  })
  it('shows what remains of a document beside its total, before what was paid', () => {
    const keys = ['number', 'date', 'name', 'tax', 'total', 'paid', 'remaining', 'status', 'payStatusName']
    const kinds: Record<string, Column['kind']> = {
      date: 'day',
      name: 'text',
      status: 'status',
      payStatusName: 'choice',
    }
    const bill = keys.map((key): Column => ({
      key,
      kind: key === 'number' ? 'code' : (kinds[key] ?? 'money'),
      label: key,
    }))
    const shown = fields(standardLayout(toGridColumns(bill, (key) => key, fullSight)))
    expect(shown).toEqual(['number', 'date', 'name', 'status', 'total', 'remaining', 'payStatusName', 'paid', 'tax'])
  })
  it('moves a column to the position of another', () =>
    expect(fields(putAt(start, 'TotalTax', 'dtDate'))).toEqual(['NumberID', 'TotalTax', 'dtDate', 'ObjName', 'cost']))
  it('moves by one among visible columns, never across pinned ones', () => {
    expect(fields(step(setVisible(start, 'ObjName', false), 'TotalTax', -1))).toEqual([
      'NumberID',
      'TotalTax',
      'dtDate',
      'cost',
    ])
    expect(step(start, 'dtDate', -1)).toEqual(start)
  })
  it('shows pinned ones first', () =>
    expect(fields(setFixed(start, 'cost', true))).toEqual(['NumberID', 'cost', 'dtDate', 'ObjName', 'TotalTax']))
  it('keeps widths within reason', () =>
    expect(
      [setWidth(start, 'cost', 3), setWidth(start, 'cost', 9999), setWidth(start, 'cost', null)].map(
        (one) => one.columns[4]!.width,
      ),
    ).toEqual([48, 800, null]))
})

describe('a saved format', () => {
  it('is the same there and back', () => {
    const change = fc.oneof(
      fc.tuple(fc.constantFrom(...columns), fc.constantFrom(...columns)).map(
        ([a, b]) =>
          (layout: GridLayout) =>
            putAt(layout, a.field, b.field),
      ),
      fc.tuple(fc.constantFrom(...columns), fc.boolean()).map(
        ([a, on]) =>
          (layout: GridLayout) =>
            setVisible(layout, a.field, on),
      ),
      fc.tuple(fc.constantFrom(...columns), fc.integer({ min: 0, max: 1000 })).map(
        ([a, width]) =>
          (layout: GridLayout) =>
            setWidth(layout, a.field, width),
      ),
      fc.constantFrom(...columns).map((a) => (layout: GridLayout): GridLayout => ({
        ...layout,
        sort: pressSort(layout.sort, a.field, true),
      })),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const layout = changes.reduce((now, next) => next(now), start)
        expect(readLayout(writeLayout(layout), columns)).toEqual(layout)
        expect(new Set(layout.columns.map((place) => place.field)).size).toBe(columns.length)
      }),
    )
  })
  it('drops unknown fields and appends new ones visible', () => {
    const saved = {
      pageSize: 50,
      columns: [
        { field: 'gone', visible: true, width: 10, order: 0, fixed: false, sort: null, sortOrder: null },
        { field: 'TotalTax', visible: true, width: null, order: 1, fixed: false, sort: 'desc' as const, sortOrder: 0 },
      ],
    }
    const read = readLayout(saved, columns)
    expect(read.columns.map((place) => place.field)).toEqual([
      'TotalTax',
      'NumberID',
      'dtDate',
      'ObjName',
      'cost',
      'fee',
    ])
    expect(read.columns.every((place) => place.visible)).toBe(true)
    expect(read).toMatchObject({ pageSize: 50, sort: [{ field: 'TotalTax', asc: false }] })
  })
  it('without columns is the default layout', () => expect(readLayout(null, columns)).toEqual(start))
})

describe('sorting by a heading', () => {
  it('cycles through ascending, descending, none', () => {
    const up = pressSort([], 'a', false)
    const down = pressSort(up, 'a', false)
    expect([up, down, pressSort(down, 'a', false)]).toEqual([
      [{ field: 'a', asc: true }],
      [{ field: 'a', asc: false }],
      [],
    ])
  })
  it('adds with Shift and keeps the order of the keys', () => {
    const two = pressSort(pressSort([], 'a', false), 'b', true)
    expect(pressSort(two, 'a', true)).toEqual([
      { field: 'a', asc: false },
      { field: 'b', asc: true },
    ])
  })
})

describe('choosing rows', () => {
  const ids = ['1', '2', '3', '4', '5']
  const after = (...ends: [string, boolean][]) =>
    [
      ...ends.reduce((now, [id, range]) => (range ? toggleRange(now, ids, id) : toggle(now, id)), nothingChosen).chosen,
    ].toSorted()
  it('selects a range with Shift', () => expect(after(['2', false], ['4', true])).toEqual(['2', '3', '4']))
  it('deselects a range with Shift', () => expect(after(['1', false], ['5', true], ['2', true])).toEqual(['1']))
  it('selects and deselects the page', () => {
    const all = toggleAll(nothingChosen, ids)
    expect([all.chosen.size, toggleAll(all, ids).chosen.size]).toEqual([5, 0])
  })
})

describe('widths', () => {
  const share = (room: number, widest = new Map<string, number>()) =>
    shareWidths({ columns, places: shownPlaces(start), widest, room, lead: 40 })
  it('gives the remaining width to text columns', () => {
    const shown = share(1400)
    expect(shown.reduce((sum, one) => sum + one.width, 40)).toBeLessThanOrEqual(1400)
    expect(shown.find((one) => one.column.key === 'name')!.width).toBeGreaterThan(400)
  })
  it('shrinks other text columns before the name when there is no room', () => {
    const more = toGridColumns(
      [...described, { key: 'note', kind: 'text', label: 'n', width: 220 }],
      (key) => key,
      fullSight,
    )
    const tight = shareWidths({
      columns: more,
      places: shownPlaces(standardLayout(more)),
      widest: new Map([
        ['ObjName', 250],
        ['note', 60],
      ]),
      room: 500,
      lead: 40,
    })
    expect(tight.map((one) => [one.column.key, one.width])).toContainEqual(['note', 110])
    expect(tight.find((one) => one.column.key === 'name')!.width).toBe(272)
  })
  it('never cuts a number', () => {
    const text = '1.234.567.890.123'
    expect(
      share(300, new Map([['TotalTax', numberWidth(text)]])).find((one) => one.column.key === 'total')!.width,
    ).toBeGreaterThan(numberWidth(text))
  })
  it('places pinned columns after the checkboxes', () =>
    expect(share(1000).map((one) => one.left)).toEqual([40, null, null, null, null]))
})

describe('the decimals of an amount', () => {
  const decimalsOf = (column: object, row: Record<string, unknown>) => {
    const made = toGridColumns([{ key: 'a', kind: 'money', label: 'a', ...column } as Column], (key) => key, fullSight)
    return ownDecimals(made[0]!, row)
  }
  const inDollars = { a: 100.5, foreignDecimals: 2 }
  it('are those of the currency of its row, if it is in that', () => {
    expect(decimalsOf({ inRowCurrency: true }, inDollars)).toBe(2)
  })
  it('are those of the settings in base currency, in which lists and ledgers are', () => {
    expect(decimalsOf({ inRowCurrency: true }, { a: 100.5 })).toBeUndefined()
    expect(decimalsOf({ inRowCurrency: true }, { a: 100.5, foreignDecimals: null })).toBeUndefined()
    expect(decimalsOf({ from: 'own' }, inDollars)).toBeUndefined()
  })
  it('are those of its column where that says so, and quantities have no currency', () => {
    expect(decimalsOf({ decimals: 4 }, inDollars)).toBe(4)
    expect(decimalsOf({ kind: 'quantity', from: 'own' }, inDollars)).toBeUndefined()
  })
})
