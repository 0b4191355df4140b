import { describe, expect, it } from 'vitest'
import { foldStep, headAbove, lineIn, lineRow, type GroupHead } from './groups.ts'

const head = (key: string, opened: boolean) =>
  lineRow({ is: 'head', key, name: key, count: '', opened, sums: new Map([['TotalTax', 5]]) } satisfies GroupHead)
const row = (id: string) => ({ s_ID: id })
const rest = lineRow({ is: 'rest', key: 'a', state: 'more', text: '' })
const rows: Readonly<Record<string, unknown>>[] = [head('a', true), row('1'), row('2'), rest, head('b', false)]

describe('the arrows in groups', () => {
  it.each([
    ['→ leads into an open group', 0, true, { to: 1 }],
    ['→ does nothing on a row', 1, true, null],
    ['→ unfolds', 4, true, { toggle: 4 }],
    ['← folds', 0, false, { toggle: 0 }],
    ['← leads back to the head', 2, false, { to: 0 }],
    ['← leads back from what stands below the rows', 3, false, { to: 0 }],
    ['← does nothing on a folded group', 4, false, null],
  ])('%s', (_, index, open, step) => {
    expect(foldStep(rows, index, open)).toEqual(step)
  })
  it('need no groups', () => {
    expect(foldStep([row('1')], 0, false)).toBeNull()
    expect(headAbove([row('1')], 0)).toBe(-1)
  })
})

it('rows of heads have their sums, so that columns are wide enough', () => {
  expect(rows[0]!['TotalTax']).toBe(5)
  expect([lineIn(rows[0])?.is, lineIn(rows[1])]).toEqual(['head', undefined])
})
