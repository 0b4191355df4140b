/** Waits until a replica has replayed what was in the log of its primary at some moment (decision 0127). */
import { setTimeout as sleep } from 'node:timers/promises'

export interface Replay {
  /**
   * True as soon as the replica has this position, in bytes of the log; false when it has not after `withinMs`
   * milliseconds, or cannot be asked. All who wait at the same time are answered by the same questions.
   */
  reaches(position: bigint, withinMs: number): Promise<boolean>
  /** Forgets what the replica had: after a start it may have less. */
  forget(): void
}

interface Waiting {
  position: bigint
  end(isReached: boolean): void
}

/** In milliseconds; doubled after each question. */
const [shortestPause, longestPause] = [1, 20]

/** `ask` tells the position up to which the replica has replayed the log. */
export const watchReplay = (ask: () => Promise<bigint>): Replay => {
  let known: bigint | null = null
  let isAsking = false
  const waiting = new Set<Waiting>()

  const has = (position: bigint): boolean => known !== null && known >= position

  const askWhileWaited = async (): Promise<void> => {
    for (let pause = shortestPause; waiting.size > 0; pause = Math.min(pause * 2, longestPause)) {
      known = await ask()
      for (const one of waiting) if (has(one.position)) one.end(true)
      if (waiting.size > 0) await sleep(pause)
    }
  }

  const beginAsking = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      await askWhileWaited()
    } catch {
      // The reason is told by whoever watches the connection.
      for (const one of waiting) one.end(false)
    } finally {
      isAsking = false
    }
  }

  return {
    reaches(position, withinMs) {
      if (has(position)) return Promise.resolve(true)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => one.end(false), withinMs)
      const one: Waiting = {
        position,
        end(isReached) {
          clearTimeout(timer)
          waiting.delete(one)
          resolve(isReached)
        },
      }
      waiting.add(one)
      void beginAsking()
      return promise
    },
    forget: () => void (known = null),
  }
}
