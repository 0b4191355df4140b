import { expect, it } from 'vitest'
import { begin, change, redo, undo } from './history.ts'

it('takes back step by step and does it again', () => {
  const typed = change(change(change(begin('a'), 'ab', 'word 1'), 'abc', 'word 1'), 'abc d', 'word 2')
  expect(undo(typed).now).toBe('abc')
  expect(undo(undo(typed)).now).toBe('a')
  expect(undo(undo(undo(typed))).now).toBe('a')
  expect(redo(undo(undo(typed))).now).toBe('abc')
  expect(redo(typed).now).toBe('abc d')
})
it('forgets what was taken back when something else is changed', () =>
  expect(redo(change(undo(change(begin('a'), 'b')), 'c')).now).toBe('c'))
it('has no step for no change', () => expect(change(begin('a'), 'a').past).toEqual([]))
it('begins a new step after one was taken back', () => {
  const again = change(undo(change(begin('a'), 'ab', 'x')), 'ac', 'x')
  expect(undo(again).now).toBe('a')
})
