import { describe, expect, it } from 'vitest'
import { stockMovement } from '#reports/stock/stock-movement.ts'
import { headLevels, isShared } from './head-levels.ts'

const { columns } = stockMovement
const upper = (apart?: string, some = columns) =>
  headLevels(some, apart).upper.map((one) => (isShared(one) ? [one.label, one.at, one.span] : one.column.key))

describe('headings', () => {
  it('are shared by neighbours, and the others are as high as both lines', () => {
    expect(upper()).toEqual([
      'ordinal',
      'productCode',
      'productName',
      'groupName',
      'unitName',
      ['report.openingUnder', 5, 2],
      ['report.inputUnder', 7, 2],
      ['report.outputUnder', 9, 2],
      ['report.closingUnder', 11, 2],
    ])
    expect(headLevels(columns).lower.map(({ at }) => at)).toEqual([5, 6, 7, 8, 9, 10, 11, 12])
  })
  it('are the own ones of a column that stays in sight', () => {
    expect(upper('closingQuantity').slice(-2)).toEqual(['closingQuantity', ['report.closingUnder', 12, 1]])
    expect(headLevels(columns, 'closingQuantity').lower).toHaveLength(7)
  })
  it('are shared by what is left of the neighbours', () => {
    const some = columns.filter(({ key }) => !['openingValue', 'inputQuantity', 'inputValue'].includes(key))
    expect(upper(undefined, some).slice(5)).toEqual([
      ['report.openingUnder', 5, 1],
      ['report.outputUnder', 6, 2],
      ['report.closingUnder', 8, 2],
    ])
  })
  it('are one line where nothing is shared', () => {
    expect(headLevels(columns.slice(0, 5)).lower).toEqual([])
  })
})
