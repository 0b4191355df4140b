/** Tells a scanner from people by the times of its keys: it sends a code fast, and Enter or Tab with it. */

/** People who roll over the keys need twice this time for each, over a whole word. */
const MS_A_KEY = 40
/** Words have no digits, and some words are short. */
const MS_A_LETTER = 20
/** What comes later than this belongs to something else. */
const PAUSE_MS = 150
/** People reach the speed of a scanner with fewer keys only. */
const LEAST_KEYS = 4
const CERTAIN_KEYS = 8

export interface Scan {
  code: string
  /** False: so few keys that somebody may have typed them, if no goods have this code. */
  isCertain: boolean
}

/** All times are those of the events in milliseconds, however long they waited for a busy page. */
export interface ScanReader {
  /** A sign was typed, or put in by a program without a key. Returns whether it begins another text. */
  sign: (sign: string, at: number, isByProgram?: boolean) => boolean
  /** The page has dealt with the last sign. */
  shown: (at: number) => void
  /** Enter or Tab was pressed: the code, if a scanner sent it. */
  end: (at: number) => Scan | null
  /** True for another Enter or Tab right behind the one of a scan: some scanners send two. */
  isSecondEnd: (at: number) => boolean
  /** Something else was done. */
  forget: () => void
}

export const createScanReader = (): ScanReader => {
  let [text, spent, last, ready, ended] = ['', 0, 0, 0, -Infinity]
  let isLastByProgram = false
  const forget = () => {
    text = ''
    spent = 0
    ended = -Infinity
  }
  return {
    forget,
    sign: (sign, at, isByProgram = false) => {
      const begins = text === '' || at - last > PAUSE_MS
      if (begins) forget()
      else spent += Math.max(0, at - last)
      text += sign
      last = at
      ready = at
      isLastByProgram = isByProgram
      return begins
    },
    shown: (at) => {
      ready = Math.max(ready, at)
      // A program sends a sign once the page has taken the one before: what the page needed is not its time. The next
      // key of a keyboard is counted from the key before it.
      if (isLastByProgram) last = ready
      isLastByProgram = false
    },
    end: (at) => {
      const code = text
      const each = spent / Math.max(1, code.length - 1)
      forget()
      // No bar code of goods has blanks, and words have.
      if (code.length < LEAST_KEYS || /\s/.test(code) || at - ready > PAUSE_MS) return null
      if (each >= (/\d/.test(code) ? MS_A_KEY : MS_A_LETTER)) return null
      ended = at
      return { code, isCertain: code.length >= CERTAIN_KEYS }
    },
    isSecondEnd: (at) => text === '' && at - ended <= PAUSE_MS,
  }
}
