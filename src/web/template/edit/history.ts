/** What was edited can be taken back step by step. */

export interface History<T> {
  past: readonly T[]
  now: T
  future: readonly T[]
  /** What the last change was part of: changes with the same name are one step. */
  step: string
}
/** As many steps are kept; each holds the whole text. */
const MOST = 200

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], step: '' })

/** `step` '' is a step of its own. */
export const change = <T>(history: History<T>, now: T, step = ''): History<T> => {
  if (Object.is(now, history.now)) return history
  const isSameStep = step !== '' && step === history.step
  return {
    past: isSameStep ? history.past : [...history.past, history.now].slice(-MOST),
    now,
    future: [],
    step,
  }
}
export const undo = <T>({ past, now, future, ...history }: History<T>): History<T> =>
  past.length === 0
    ? { past, now, future, ...history }
    : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], step: '' }
export const redo = <T>({ past, now, future, ...history }: History<T>): History<T> =>
  future.length === 0
    ? { past, now, future, ...history }
    : { past: [...past, now], now: future[0]!, future: future.slice(1), step: '' }
