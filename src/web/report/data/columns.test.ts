import { describe, expect, it } from 'vitest'
import type { Column } from '#model/table.ts'
import { defaultColumnSettings, figureWidth, placeColumns, toggleColumn, widenColumn } from './columns.ts'

const columns: Column[] = [
  { key: 'number', kind: 'code', label: 'report.number', width: 100 },
  { key: 'name', kind: 'text', label: 'report.productName', width: 200 },
  { key: 'total', kind: 'money', label: 'report.total', width: 128 },
]
const room = (width: number) => ({ width, day: 104, phone: false })

describe('columns of a report', () => {
  it('give the remaining width to text columns', () =>
    expect(placeColumns(columns, {}, room(500))).toEqual([100, 272, 128]))
  it('shrink a little before the table scrolls', () =>
    expect(placeColumns(columns, {}, room(100))).toEqual([83, 166, 106]))
  it('have room for the figures of their sums, for which names give way', () => {
    const figures = { total: figureWidth('1.500.090.123', false) }
    expect(figures.total).toBe(113)
    expect(placeColumns(columns, {}, { ...room(360), figures })).toEqual([84, 163, 113])
    // Where names would have to give more than that, the table scrolls.
    expect(placeColumns(columns, {}, { ...room(340), figures })).toEqual([83, 166, 113])
  })
  it('keep a width set by the user', () =>
    expect(placeColumns(columns, { name: 150 }, room(1000))).toEqual([100, 150, 128]))
  it('cannot all be hidden', () => {
    const two = ['number', 'name'].reduce((look, key) => toggleColumn(look, columns, key), defaultColumnSettings)
    expect(two.hidden).toEqual(['number', 'name'])
    expect(toggleColumn(two, columns, 'total')).toBe(two)
    expect(toggleColumn(two, columns, 'name').hidden).toEqual(['number'])
  })
  it('stay between narrow and wide', () =>
    expect([3, 5000].map((width) => widenColumn(defaultColumnSettings, 'name', width).widths['name'])).toEqual([
      48, 800,
    ]))
})
