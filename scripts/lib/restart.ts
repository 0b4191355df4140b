/** When what ended by itself is started again. */

/** What is known of it when it ends. */
export interface Past {
  /** How often in a row it ended before it was ready; 0 = it had been ready. */
  failures: number
  /** Since its last start. */
  livedMs: number
}

const leastMs = 1_000
const mostMs = 30_000

/**
 * What had been ready comes back at once, but no more than once a second: how often it was killed is no reason to keep
 * people waiting. What does not get that far is tried again after a time that doubles.
 */
export const pauseBefore = ({ failures, livedMs }: Past): number =>
  failures === 0 ? Math.max(0, leastMs - livedMs) : Math.min(mostMs, 250 * 2 ** (failures - 1))

/** For a line of the log. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
