import { expect, it } from 'vitest'
import { pauseBefore } from './restart.ts'

it.each([
  ['at once when it had served', 0, 20_000, 0],
  ['at most once a second', 0, 400, 600],
  ['soon after the first failed start', 1, 100, 250],
  ['later after each further one', 4, 100, 2_000],
  ['at least twice a minute', 40, 100, 30_000],
])('what ended is started again %s', (_, failures, livedMs, pause) => {
  expect(pauseBefore({ failures, livedMs })).toBe(pause)
})
