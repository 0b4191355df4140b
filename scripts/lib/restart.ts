/** Decides when an ended program is restarted. */

/** What is known about a program that has ended. */
export interface EndedRun {
  /** How many times in a row it ended before being ready; 0 = it was ready. */
  failures: number
  /** Milliseconds since its last start. */
  livedMs: number
}

const leastMs = 1_000
const mostMs = 30_000

/**
 * A program that was ready is restarted immediately, but at most once per second, however often it was killed, so
 * that users do not wait. One that never got ready is retried after a time that doubles.
 */
export const pauseBefore = ({ failures, livedMs }: EndedRun): number =>
  failures === 0 ? Math.max(0, leastMs - livedMs) : Math.min(mostMs, 250 * 2 ** (failures - 1))

/** Formats a duration for the log. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
