/** How fast a text was typed: a scanner types faster than people. */

/** The time between the keys typed into an input. */
export interface TypingPace {
  keys: number
  from: number
  to: number
}
export const newPace: TypingPace = { keys: 0, from: 0, to: 0 }
export const countKey = ({ keys, from }: TypingPace, at: number): TypingPace => ({
  keys: keys + 1,
  from: keys === 0 ? at : from,
  to: at,
})

/** A text of at least eight characters at this speed comes from a scanner. */
const SCAN_KEYS = 8
const SCAN_MS_A_KEY = 30
export const isScanned = ({ keys, from, to }: TypingPace): boolean =>
  keys >= SCAN_KEYS && (to - from) / (keys - 1) < SCAN_MS_A_KEY
