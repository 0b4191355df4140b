/** Lets other requests run between the steps of processing a long document. */
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

/**
 * Resolves after other requests had a turn; immediately for a short document. Must not be awaited while a lock or
 * query is pending that should not wait.
 */
export const giveWay = async (lines: number): Promise<void> => {
  if (lines >= longFrom) await new Promise((resume) => setImmediate(resume))
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
