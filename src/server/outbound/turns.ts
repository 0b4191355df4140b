/**
 * Who may ask at the same time. Each question counts at several limits (its host, its tenant, its tenant at this host),
 * and one that has no room waits without holding up others that have.
 */
export interface Limit {
  key: string
  most: number
}
interface Waiting {
  limits: readonly Limit[]
  start: () => void
}

export interface Turns {
  /** Resolves to what ends the turn. Rejects if too many wait, or with the reason of the signal. */
  take(limits: readonly Limit[], signal: AbortSignal): Promise<() => void>
}

export class TooManyWait extends Error {}

export const createTurns = (mostWaiting: number): Turns => {
  const taken = new Map<string, number>()
  const waiting = new Set<Waiting>()
  const hasRoom = (limits: readonly Limit[]): boolean => limits.every(({ key, most }) => (taken.get(key) ?? 0) < most)
  const count = (limits: readonly Limit[], by: 1 | -1): void => {
    for (const { key } of limits) {
      const now = (taken.get(key) ?? 0) + by
      if (now === 0) taken.delete(key)
      else taken.set(key, now)
    }
  }
  const begin = (limits: readonly Limit[]): (() => void) => {
    count(limits, 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      count(limits, -1)
      for (const one of waiting) if (hasRoom(one.limits)) one.start()
    }
  }
  return {
    take(limits, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error)
      if (hasRoom(limits)) return Promise.resolve(begin(limits))
      if (waiting.size >= mostWaiting) return Promise.reject(new TooManyWait())
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiting.delete(one)
          reject(signal.reason as Error)
        }
        const one: Waiting = {
          limits,
          start: () => {
            waiting.delete(one)
            signal.removeEventListener('abort', giveUp)
            resolve(begin(limits))
          },
        }
        waiting.add(one)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
