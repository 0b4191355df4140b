import { describe, expect, it } from 'vitest'
import { fullRight, noRight, type Right } from '#model/right.ts'
import { changesBetween, inAreas, isEverybodys, isOn, mayGive, rightColumns, setColumn } from './rights.ts'

const right = (flags: string): Right => ({
  R: flags.includes('R'),
  A: flags.includes('A'),
  U: flags.includes('U'),
  D: flags.includes('D'),
})

describe('a click in the matrix', () => {
  it.each([
    ['', 'full', true, 'RAUD'],
    ['RAUD', 'full', false, ''],
    ['', 'A', true, 'RA'],
    ['', 'D', true, 'RD'],
    ['RAU', 'A', false, 'RU'],
    ['RAUD', 'R', false, ''],
    ['RA', 'A', false, 'R'],
  ] as const)('%s, %s to %s: %s', (before, column, on, after) =>
    expect(setColumn(right(before), 'Order', { column, on })).toEqual(right(after)),
  )
  it('sets only the flags a function has', () =>
    expect(setColumn(noRight, 'ReportSales', { column: 'full', on: true })).toEqual(right('RU')))
  it('leaves no hidden read flag behind', () => {
    const on = setColumn(noRight, 'LockPeriod', { column: 'U', on: true })
    expect(on).toEqual(right('RU'))
    expect(setColumn(on, 'LockPeriod', { column: 'U', on: false })).toEqual(noRight)
  })
})

describe('the shown state', () => {
  it("is 'all' when every flag of the function is set", () => {
    expect(isOn(right('RU'), 'ReportSales', 'full')).toBe(true)
    expect(isOn(right('RAU'), 'Order', 'full')).toBe(false)
    expect(isOn(fullRight, 'Order', 'full')).toBe(true)
  })
  it('everyone may read and add goods', () => {
    expect(rightColumns.filter((column) => isEverybodys('Product', column))).toEqual(['R', 'A'])
    expect(rightColumns.some((column) => isEverybodys('Order', column))).toBe(false)
    expect([isOn(noRight, 'Product', 'R'), isOn(noRight, 'Product', 'A'), isOn(noRight, 'Product', 'D')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it('users cannot grant rights they do not have, but existing ones may stay', () => {
  const own = (_: string, flag: string) => flag === 'R' || flag === 'A'
  expect(mayGive('Order', 'A', { own, stored: noRight })).toBe(true)
  expect(mayGive('Order', 'U', { own, stored: noRight })).toBe(false)
  expect(mayGive('Order', 'full', { own, stored: noRight })).toBe(false)
  expect(mayGive('Order', 'full', { own, stored: right('RAUD') })).toBe(true)
})

it('changes are those of visible cells', () => {
  expect(changesBetween({ Order: right('RA') }, { Order: right('RU'), LockPeriod: right('RU') })).toEqual([
    { id: 'Order', flag: 'A', on: false },
    { id: 'Order', flag: 'U', on: true },
    { id: 'LockPeriod', flag: 'U', on: true },
  ])
})

it('functions are grouped by area in the order of the menu', () => {
  const entries = [
    { id: 'Import', menu: 'purchase' },
    { id: 'CostView', menu: 'special' },
    { id: 'Order', menu: 'sales' },
  ] as const
  expect(inAreas(entries, ['sales', 'purchase', 'stock'])).toEqual([
    { area: 'sales', ids: ['Order'] },
    { area: 'purchase', ids: ['Import'] },
    { area: 'special', ids: ['CostView'] },
  ])
})
