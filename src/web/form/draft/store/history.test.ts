import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createHistory } from './history.ts'

/** A history whose clock stands still until it is moved. */
const started = (first = 'start') => {
  let time = 0
  const history = createHistory(first, () => time)
  return { history, wait: (ms: number) => (time += ms) }
}

it('goes back and forth step by step, and not beyond the ends', () => {
  const { history } = started()
  history.record('a')
  history.record('b')
  expect([history.go(1), history.canRedo()]).toEqual([undefined, false])
  expect([history.go(-1), history.go(-1), history.go(-1)]).toEqual(['a', 'start', undefined])
  expect([history.canUndo(), history.canRedo(), history.go(1), history.go(1)]).toEqual([false, true, 'a', 'b'])
})

it('forgets what was taken back once something else is done', () => {
  const { history } = started()
  for (const one of ['a', 'b']) history.record(one)
  history.go(-1)
  history.record('c')
  expect([history.canRedo(), history.go(-1), history.go(-1)]).toEqual([false, 'a', 'start'])
})

it('joins steps with the same tag within a second, and only those', () => {
  const { history, wait } = started()
  history.record('1', 'count')
  history.record('2', 'count')
  wait(999)
  history.record('3', 'count')
  expect(history.go(-1)).toBe('start')
  history.go(1)
  // After undo and redo a new step begins.
  history.record('4', 'count')
  wait(1000)
  history.record('5', 'count')
  history.record('6', 'other')
  history.record('7')
  history.record('8')
  expect([1, 2, 3, 4, 5, 6].map(() => history.go(-1))).toEqual(['7', '6', '5', '4', '3', 'start'])
})

it('takes back together with a step what the program changed after it', () => {
  const { history } = started()
  history.record('line without price')
  history.replace('line with price')
  history.record('next line')
  expect([history.go(-1), history.go(-1), history.go(1)]).toEqual(['line with price', 'start', 'line with price'])
})

it('holds two hundred values, and begins anew', () => {
  const { history } = started('0')
  for (let at = 1; at <= 300; at += 1) history.record(String(at))
  let last = ''
  let steps = 0
  for (let value = history.go(-1); value !== undefined; value = history.go(-1)) {
    last = value
    steps += 1
  }
  expect([steps, last]).toEqual([199, '101'])
  history.restart('new')
  expect([history.canUndo(), history.canRedo()]).toEqual([false, false])
})

it('is that of a list of values with a place in it', () => {
  const act = fc.oneof(
    fc.string().map((value) => ({ kind: 'record' as const, value })),
    fc.string().map((value) => ({ kind: 'replace' as const, value })),
    fc.constantFrom({ kind: 'undo' as const, value: '' }, { kind: 'redo' as const, value: '' }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const { history } = started()
      const [past, future]: [string[], string[]] = [['start'], []]
      for (const { kind, value } of acts) {
        if (kind === 'record') {
          history.record(value)
          past.push(value)
          future.length = 0
        } else if (kind === 'replace') {
          history.replace(value)
          past[past.length - 1] = value
        } else if (kind === 'undo') {
          const wanted = past.length > 1 ? past.at(-2) : undefined
          expect(history.go(-1)).toBe(wanted)
          if (past.length > 1) future.push(past.pop()!)
        } else {
          expect(history.go(1)).toBe(future.at(-1))
          if (future.length > 0) past.push(future.pop()!)
        }
        expect([history.canUndo(), history.canRedo()]).toEqual([past.length > 1, future.length > 0])
      }
    }),
  )
})
