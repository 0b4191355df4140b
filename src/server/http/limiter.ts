/** Counts calls per key in windows of one minute. Kept in memory: each process counts its own calls. */
import type { Clock } from '#kernel/clock.ts'

const windowMs = 60_000

export interface Limiter {
  /** Counts a call; returns whether it is within the limit of its key, or within `most`, if it has one of its own. */
  allow(key: string, most?: number): boolean
}

export const createLimiter = (perMinute: number, clock: Pick<Clock, 'now'>): Limiter => {
  let counts = new Map<string, number>()
  let started = clock.now().getTime()
  return {
    allow(key, most = perMinute) {
      const now = clock.now().getTime()
      // The second condition prevents a window from lasting longer after the clock was set back.
      if (now - started >= windowMs || now < started) {
        counts = new Map()
        started = now
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= most
    },
  }
}
