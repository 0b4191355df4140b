/** Waiting for the key of a draft, which is chosen shortly after the form appears. */
import type { Clock } from './draft-pace.ts'

/** A browser that has found no key for the draft by then keeps none. */
const KEY_WAIT_MS = 5000

/** Resolves once the form has a key, or when it will hardly get one any more. */
export const createArrival = ({ after }: Pick<Clock, 'after'>) => {
  let waiting: (() => void)[] = []
  return {
    come: () => {
      const all = waiting
      waiting = []
      for (const go of all) go()
    },
    wait: () =>
      new Promise<void>((resolve) => {
        const stop = after(KEY_WAIT_MS, resolve)
        waiting.push(() => {
          stop()
          resolve()
        })
      }),
  }
}
