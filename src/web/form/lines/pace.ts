/** How fast a text was typed: a scanner types faster than people. */

/** A text of at least eight characters at this speed comes from a scanner. */
const SCAN_KEYS = 8
const SCAN_MS_A_KEY = 30

/** Measures the time between the keys typed into one input, by the clock of the events, in milliseconds. */
export interface TypingPace {
  /** Begins with an empty input. */
  start: () => void
  /** A key was pressed; `at` is when, however long it waited for a busy page. */
  press: (key: string, at: number) => void
  /** The text changed. */
  input: (at: number) => void
  /** The page has shown the change. */
  show: (at: number) => void
  isScanned: () => boolean
}

export const createPace = (): TypingPace => {
  let [keys, spent, last] = [0, 0, 0]
  let pressed: number | null = null
  let isByProgram = false
  return {
    start: () => {
      keys = 0
      spent = 0
      pressed = null
    },
    press: (key, at) => {
      if (key.length === 1) pressed = at
    },
    input: (at) => {
      const when = pressed ?? at
      if (keys > 0) spent += Math.max(0, when - last)
      keys += 1
      last = when
      isByProgram = pressed === null
      pressed = null
    },
    // A program that types sends a character once the page has taken the one before: what the page needed is not its
    // time. The next key of a keyboard is counted from the key before it.
    show: (at) => {
      if (isByProgram) last = Math.max(last, at)
      isByProgram = false
    },
    isScanned: () => keys >= SCAN_KEYS && spent / (keys - 1) < SCAN_MS_A_KEY,
  }
}
