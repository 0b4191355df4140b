/** Undo history. Steps recorded with the same tag within a second are merged into one. */
const MOST_STEPS = 200
const MERGE_MS = 1000

export interface History<T> {
  record(value: T, tag?: string): void
  /** Replaces the current value without adding a step, so it is undone together with the last one. */
  replace(value: T): void
  /** The previous (−1) or next (+1) value, or undefined when there is none. */
  go(by: -1 | 1): T | undefined
  restart(value: T): void
  canUndo(): boolean
  canRedo(): boolean
}

export const createHistory = <T>(first: T, now: () => number): History<T> => {
  let values: T[] = [first]
  let at = 0
  let last = { tag: '', time: 0 }
  return {
    record: (value, tag = '') => {
      const joined = tag !== '' && tag === last.tag && now() - last.time < MERGE_MS && at > 0
      values = [...values.slice(0, joined ? at : at + 1), value].slice(-MOST_STEPS)
      at = values.length - 1
      last = { tag, time: now() }
    },
    replace: (value) => {
      values[at] = value
    },
    go: (by) => {
      const value = values[at + by]
      if (value === undefined) return undefined
      at += by
      last = { tag: '', time: 0 }
      return value
    },
    restart: (value) => {
      values = [value]
      at = 0
    },
    canUndo: () => at > 0,
    canRedo: () => at < values.length - 1,
  }
}
