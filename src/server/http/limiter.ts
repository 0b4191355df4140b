/** Counts calls per key in windows of one minute. In memory: each program of an installation counts its own. */
import type { Clock } from '#kernel/clock.ts'

const windowMs = 60_000

export interface Limiter {
  /** Whether one more call of this key is within the limit; counts it. */
  allow(key: string): boolean
}

export const createLimiter = (perMinute: number, clock: Pick<Clock, 'now'>): Limiter => {
  let counts = new Map<string, number>()
  let started = clock.now().getTime()
  return {
    allow(key) {
      const now = clock.now().getTime()
      // A clock that was set back must not make the minute an hour.
      if (now - started >= windowMs || now < started) {
        counts = new Map()
        started = now
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= perMinute
    },
  }
}
