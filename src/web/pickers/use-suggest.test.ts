/** Keys of the list below an input. */
import { expect, it } from 'vitest'
import { pressed } from '#test/web/keys.ts'
import { actOfKey, startFor } from './use-suggest.ts'

const act = (key: string, at = 0, more: { opened?: boolean; count?: number } = {}) =>
  actOfKey(pressed(key), { opened: true, count: 20, at, ...more })

it('only ↓ opens it, and while it is closed every other key belongs to the input', () => {
  const opens = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Ctrl+ArrowDown', 'Shift+ArrowDown', 'a'].filter(
    (key) => act(key, 0, { opened: false }) !== null,
  )
  expect(opens).toEqual(['ArrowDown'])
  expect(act('ArrowDown', 0, { opened: false })).toEqual({ kind: 'open' })
})

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 19, 19],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['PageDown', 4, 12],
  ['PageDown', 15, 19],
  ['PageUp', 4, 0],
])('%s at row %d goes to %d', (key, at, to) => expect(act(key, at)).toMatchObject({ kind: 'go', to }))

it('asks for more rows three before the end', () => {
  const asks = [15, 16, 17, 19].map((at) => act('ArrowDown', at))
  expect(asks).toMatchObject([{ nearsEnd: false }, { nearsEnd: true }, { nearsEnd: true }, { nearsEnd: true }])
  expect(act('PageDown', 9)).toMatchObject({ nearsEnd: true })
})

it('Enter takes the active row, if there is one, and Escape closes the list', () => {
  expect([act('Enter', 3), act('Escape')]).toEqual([{ kind: 'pick' }, { kind: 'close' }])
  expect([act('Enter', -1), act('Enter', 0, { count: 0 }), act('Ctrl+Enter')]).toEqual([null, null, null])
})

it('Home, End, arrows along the text and letters belong to the input', () => {
  expect(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'a', 'Backspace', 'Tab'].map((key) => act(key))).toEqual(
    Array.from({ length: 7 }, () => null),
  )
})

it('begins with the first match of what is typed, and with none when nothing is', () => {
  expect([startFor(''), startFor('  '), startFor('a')]).toEqual([-1, -1, 0])
})
