/**
 * Counts calls per key in minutes of the clock. Each process counts its own calls; several tell each other what they
 * counted (`access/call-counts.ts`), so that a limit holds over all of them.
 */
import { hash } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'

const windowMs = 60_000

export interface Limiter {
  /** Counts a call; returns whether it is within the limit of its key, or within `most`, if it has one of its own. */
  allow(key: string, most?: number): boolean
  /** Minutes since 1970, and the calls this process counted in this minute, by the digests of their keys. */
  counted(): { minute: number; calls: ReadonlyMap<string, number> }
  /** Calls that all other processes counted in this minute, by digests; they replace what was told before. */
  learn(minute: number, calls: ReadonlyMap<string, number>): void
}

/** Others are told a digest, because some keys are secret, such as the address of a parcel's page. */
const digestOf = (key: string): string => hash('sha256', key, 'base64url')

export const createLimiter = (perMinute: number, clock: Pick<Clock, 'now'>): Limiter => {
  let minute = 0
  let own = new Map<string, number>()
  let others: ReadonlyMap<string, number> = new Map()
  const thisMinute = (): number => {
    const now = Math.floor(clock.now().getTime() / windowMs)
    if (now !== minute) {
      minute = now
      own = new Map()
      others = new Map()
    }
    return minute
  }
  return {
    allow(key, most = perMinute) {
      thisMinute()
      const count = (own.get(key) ?? 0) + 1
      own.set(key, count)
      const elsewhere = others.size > 0 ? (others.get(digestOf(key)) ?? 0) : 0
      return count + elsewhere <= most
    },
    counted: () => ({ minute: thisMinute(), calls: new Map([...own].map(([key, calls]) => [digestOf(key), calls])) }),
    learn(ofMinute, calls) {
      if (ofMinute === thisMinute()) others = calls
    },
  }
}
