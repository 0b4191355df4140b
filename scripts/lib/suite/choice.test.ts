import { expect, test } from 'vitest'
import { choiceOf, quarterFor, quarterInWords } from './choice.ts'

const all = ['check', 'unit', 'e2e']
const commit = '1364eb25'.padEnd(40, '0')

test('steps are named or all, and full and changed are words beside them', () => {
  expect(choiceOf([], all)).toEqual({ steps: all, isFull: false, isChanged: false })
  expect(choiceOf(['unit', 'check'], all).steps).toEqual(['unit', 'check'])
  expect(choiceOf(['full'], all)).toEqual({ steps: all, isFull: true, isChanged: false })
  expect(choiceOf(['full', 'unit'], all)).toEqual({ steps: ['unit'], isFull: true, isChanged: false })
  expect(() => choiceOf(['units'], all)).toThrow('There is no step units')
  expect(() => choiceOf(['full', 'changed'], all)).toThrow('one of the two')
})

test('the quarter is that of the commit, unless one is given or everything is run', () => {
  const usual = choiceOf([], all)
  expect(quarterFor(usual, undefined, commit)).toBe(2)
  expect(quarterFor(usual, '4', commit)).toBe(4)
  expect(quarterFor(usual, 'all', commit)).toBeNull()
  expect(quarterFor(usual, undefined, '')).toBe(1)
  expect(quarterFor(choiceOf(['full'], all), '4', commit)).toBeNull()
  expect(() => quarterFor(usual, '7', commit)).toThrow('QUARTER')
  expect(quarterInWords(2, commit)).toContain('number 2 of 4, commit 1364eb25')
})
