import { describe, expect, it } from 'vitest'
import { decimal, toNumber } from '#kernel/decimal.ts'
import { marksOf } from '#web/values/number-text.ts'
import { addUnits, erase, nextUncounted, press, settleTally, startTally, type Tally } from './tally.ts'

const marks = marksOf('vi')
const type = (tally: Tally, keys: string) => keys.split('').reduce((now, key) => press(now, key, marks), tally)
const carton = { unitName: 'Thùng', factor: decimal(24) }
const can = { unitName: 'Lon', factor: decimal(1) }

describe('counting a product with the keypad', () => {
  it('adds units, the typed number or one, and lists the parts', () => {
    const tally = addUnits(addUnits(type(startTally(null), '5'), carton, marks), can, marks)
    expect([toNumber(tally.counted!), tally.parts, tally.typed]).toEqual([121, ['5 Thùng', '1 Lon'], ''])
  })
  it('takes a typed number as the whole count in the base unit', () => {
    const tally = settleTally(type(startTally(decimal(7)), '12,5'), marks)
    expect([toNumber(tally.counted!), tally.parts]).toEqual([12.5, []])
    expect(settleTally(startTally(decimal(7)), marks).counted).toBe(decimal(7))
    expect(settleTally(type(startTally(null), '0'), marks).counted).toBe(decimal(0))
  })
  it('allows one decimal mark and nine digits, drops leading zeros, and erases the last digit', () => {
    expect(type(startTally(null), ',5,').typed).toBe('0,5')
    expect(type(startTally(null), '007').typed).toBe('7')
    expect(type(startTally(null), '12345678901').typed).toBe('123456789')
    expect(erase(type(startTally(null), '12')).typed).toBe('1')
  })
})

it.each([
  [[true, false, true, false], 2, 3],
  [[true, false, true, true], 2, 1],
  [[true, true], 0, null],
  [[], 0, null],
])('of %j the next from place %i that nobody has counted is %s', (counted, from, next) => {
  expect(nextUncounted(counted as boolean[], from)).toBe(next)
})
