import { expect, it } from 'vitest'
import { currentAmong, INITIAL } from './saved-tab.ts'

const all = [
  { id: 'one', query: 'preset=THISYEAR' },
  { id: 'two', query: 'preset=THISYEAR' },
  { id: 'month', query: 'preset=THISMONTH' },
]
const current = (query: string, chosen: string | null, isInitial = false) =>
  currentAmong(all, { query, chosen, isInitial })?.id

it('is the one that was opened, among those with the same conditions', () => {
  expect(current('preset=THISYEAR', 'two')).toBe('two')
  expect(current('preset=THISYEAR', 'one')).toBe('one')
  expect(current('preset=THISYEAR', null)).toBe('one')
})
it('stays so while its conditions are changed, until they are those of another', () => {
  expect(current('preset=TODAY', 'two')).toBe('two')
  expect(current('preset=THISMONTH', 'two')).toBe('month')
})
it('is none where the conditions a report begins with were chosen', () => {
  expect(current('preset=THISMONTH', INITIAL, true)).toBeUndefined()
  expect(current('preset=THISMONTH', null, true)).toBe('month')
  expect(current('preset=TODAY', null)).toBeUndefined()
})
