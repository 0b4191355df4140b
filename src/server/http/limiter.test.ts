import { expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'

const at = (clock: { time: number }) => ({ now: () => new Date(clock.time) })

it('counts anew each minute', () => {
  const clock = { time: 3_600_000 }
  const limiter = createLimiter(1, at(clock))
  expect([limiter.allow('a'), limiter.allow('a'), limiter.allow('b')]).toEqual([true, false, true])
  clock.time += 60_000
  expect(limiter.allow('a')).toBe(true)
})

it('counts anew when the clock is set back', () => {
  const clock = { time: 7_200_000 }
  const limiter = createLimiter(1, at(clock))
  limiter.allow('a')
  clock.time -= 3_600_000
  expect(limiter.allow('a')).toBe(true)
})

it('counts what other processes counted in the same minute', () => {
  const clock = { time: 3_600_000 }
  const [one, other] = [createLimiter(3, at(clock)), createLimiter(3, at(clock))]
  expect([one.allow('a'), one.allow('a'), other.allow('a')]).toEqual([true, true, true])
  const told = one.counted()
  expect([...told.calls.keys()]).not.toContain('a')
  other.learn(told.minute, told.calls)
  expect([other.allow('a'), other.allow('b')]).toEqual([false, true])
  clock.time += 60_000
  other.learn(told.minute, told.calls)
  expect(other.allow('a')).toBe(true)
})
