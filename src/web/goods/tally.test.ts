import { describe, expect, it } from 'vitest'
import { decimal, toNumber } from '#kernel/decimal.ts'
import { marksOf } from '#web/values/number-text.ts'
import { addUnits, erase, nextUncounted, press, settleTally, startTally, type Tally } from './tally.ts'

const marks = marksOf('vi')
const type = (tally: Tally, keys: string) => keys.split('').reduce((now, key) => press(now, key, marks), tally)
const carton = { unitName: 'Thùng', factor: decimal(24) }
const can = { unitName: 'Lon', factor: decimal(1) }

describe('one goods on the keys', () => {
  it('adds up units, each as many as typed or one, and shows what it is made of', () => {
    const tally = addUnits(addUnits(type(startTally(null), '5'), carton, marks), can, marks)
    expect([toNumber(tally.counted!), tally.parts, tally.typed]).toEqual([121, ['5 Thùng', '1 Lon'], ''])
  })
  it('takes what is typed for the whole, in the base unit', () => {
    const tally = settleTally(type(startTally(decimal(7)), '12,5'), marks)
    expect([toNumber(tally.counted!), tally.parts]).toEqual([12.5, []])
    expect(settleTally(startTally(decimal(7)), marks).counted).toBe(decimal(7))
    expect(settleTally(type(startTally(null), '0'), marks).counted).toBe(decimal(0))
  })
  it('has one decimal mark, no noughts in front, nine digits, and takes the last one back', () => {
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
