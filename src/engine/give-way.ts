/** Lets other requests run between the steps of long work. */
import { setTimeout as pause } from 'node:timers/promises'

/** Shorter documents are processed too fast to matter. */
const longFrom = 100

/** How long one step waits at most. */
const PATIENCE_MS = 30

let underWay = 0
let waiting = 0

/** Counts a call as under way, until the returned function is called. */
export const countCall = (): (() => void) => {
  underWay += 1
  return () => {
    underWay -= 1
  }
}

const line: (() => void)[] = []
const callNext = (): void => {
  line.shift()?.()
  if (line.length > 0) setImmediate(callNext)
}

/**
 * Resolves after other requests had a turn. Of everybody who waits here only one goes on in each turn of the event
 * loop: ten long calls keep a short one waiting no longer than one of them.
 */
export const turn = (): Promise<void> =>
  new Promise((resume) => {
    line.push(resume)
    if (line.length === 1) setImmediate(callNext)
  })

/**
 * Resolves after other requests had a turn; immediately for a short document. Must not be awaited while a lock or
 * query is pending that should not wait.
 */
export const giveWay = async (lines: number): Promise<void> => {
  if (lines >= longFrom) await turn()
}

/**
 * Resolves when no other call is under way, or after some time; immediately for a short document. Only for work that
 * nobody waits for: not while locks are held.
 */
export const letOthersFirst = async (lines: number, patienceMs = PATIENCE_MS): Promise<void> => {
  if (lines < longFrom) return
  const until = performance.now() + patienceMs
  waiting += 1
  do await pause(1)
  while (underWay > waiting && performance.now() < until)
  waiting -= 1
}

/** How long a slice of work may take before others have a turn. */
const SLICE_MS = 5

/** What `work` returns for each item; whenever that has taken long, other requests have a turn. */
export const mapInSlices = async <T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R,
  sliceMs = SLICE_MS,
): Promise<R[]> => {
  const results: R[] = []
  let begun = performance.now()
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    if (performance.now() - begun < sliceMs) continue
    await turn()
    begun = performance.now()
  }
  return results
}
