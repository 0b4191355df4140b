/** Keys of a list: the row they lead to, and what becomes selected. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothingChosen, toggle, toggleAll, toggleRange, type Selection } from './selection.ts'
import { inRows, rowByKey } from './use-grid-keys.ts'

describe('the active row', () => {
  const to = (key: keyof typeof rowByKey, active: number, count = 20) =>
    inRows(rowByKey[key]({ active, count, page: () => 7 }), count)
  it.each<[keyof typeof rowByKey, number, number]>([
    ['arrowdown', -1, 0],
    ['arrowdown', 3, 4],
    ['arrowdown', 19, 19],
    ['arrowup', -1, 19],
    ['arrowup', 3, 2],
    ['arrowup', 0, 0],
    ['j', -1, 0],
    ['j', 3, 4],
    ['k', 3, 2],
    ['k', -1, 0],
    ['pagedown', 3, 10],
    ['pagedown', 15, 19],
    ['pageup', 15, 8],
    ['pageup', 3, 0],
    ['home', 9, 0],
    ['end', 9, 19],
  ])('%s from %d is %d', (key, from, row) => expect(to(key, from)).toBe(row))
  it('stays in the list, whatever is pressed', () => {
    const keys = Object.keys(rowByKey) as (keyof typeof rowByKey)[]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), fc.integer({ min: 1, max: 30 }), (pressed, count) => {
        let active = -1
        for (const key of pressed) {
          active = to(key, active, count)
          expect(active >= 0 && active < count).toBe(true)
        }
      }),
    )
  })
})

describe('selected rows', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const chosen = ({ chosen: all }: Selection) => [...all].toSorted().join('')
  it('are single ones, and a range from the last one, which takes its new state', () => {
    const one = toggle(nothingChosen, 'b')
    expect(chosen(one)).toBe('b')
    const range = toggleRange(one, ids, 'd')
    expect(chosen(range)).toBe('bcd')
    expect(chosen(toggleRange(range, ids, 'c'))).toBe('b')
    expect(chosen(toggle(range, 'c'))).toBe('bd')
  })
  it('of a range without a beginning in sight are only the last one', () => {
    expect(chosen(toggleRange(nothingChosen, ids, 'c'))).toBe('c')
    expect(chosen(toggleRange(toggle(nothingChosen, 'z'), ids, 'c'))).toBe('cz')
  })
  it('are all of the page, besides those of other pages, and none of it when all were', () => {
    const other = toggle(nothingChosen, 'z')
    const all = toggleAll(toggle(other, 'b'), ids)
    expect([chosen(all), chosen(toggleAll(all, ids))]).toEqual(['abcdez', 'z'])
  })
  it('grow row by row with Shift and an arrow', () => {
    const from = toggle(nothingChosen, 'b')
    expect(chosen(toggleRange(toggleRange(from, ids, 'c'), ids, 'd'))).toBe('bcd')
  })
})
