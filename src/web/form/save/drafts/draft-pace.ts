/**
 * When a draft is written: a pause after the last change, and while changes go on without a pause at least every few
 * seconds. What is stored is never more than five seconds older than what was typed, the waiting for text of an input
 * (`fields/typed-texts.ts`) and for an idle browser included.
 */
const PAUSE_MS = 1200
const MOST_MS = 2500
const IDLE_MS = 500

export interface Clock {
  /** Milliseconds that only grow. */
  now: () => number
  date: () => Date
  /** Runs the work later; returns what takes it back. */
  after: (ms: number, work: () => void) => () => void
  /** Runs the work when nothing else is to be done, at the latest after `IDLE_MS`. */
  idle: (work: () => void) => () => void
}

export const browserClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  idle: (work) => {
    if (!('requestIdleCallback' in globalThis)) {
      work()
      return () => undefined
    }
    const handle = requestIdleCallback(work, { timeout: IDLE_MS })
    return () => cancelIdleCallback(handle)
  },
}

export interface Pace {
  /** Something was changed. A key costs no timer of its own. */
  touch: () => void
  end: () => void
}

export const createPace = (clock: Pick<Clock, 'now' | 'after' | 'idle'>, work: () => void): Pace => {
  let [first, last] = [0, 0]
  let stop: (() => void) | null = null
  const run = () => {
    stop = null
    work()
  }
  const look = () => {
    const left = Math.min(last + PAUSE_MS, first + MOST_MS) - clock.now()
    stop = left > 0 ? clock.after(left, look) : clock.idle(run)
  }
  return {
    touch: () => {
      last = clock.now()
      if (stop) return
      first = last
      stop = clock.after(PAUSE_MS, look)
    },
    end: () => {
      stop?.()
      stop = null
    },
  }
}
