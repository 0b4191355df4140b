import { expect, it } from 'vitest'
import { pauseBefore } from './supervise.ts'

it.each([
  ['soon after the first end', [0], 1_000, 250],
  ['later after each further one', [0, 500, 1_000], 2_000, 1_000],
  ['soon again after a quiet minute', [0, 500, 61_000], 62_000, 250],
  ['when a minute has room for it', [0, 1_000, 2_000, 3_000, 4_000, 5_000], 6_000, 55_000],
])('a program is started again %s', (_, starts, now, pause) => {
  expect(pauseBefore(starts, now)).toBe(pause)
})
