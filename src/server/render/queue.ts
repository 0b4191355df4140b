/** A few at a time, some may wait, the rest are asked to come back. */
import { Rejected } from '#wire/errors.ts'

export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
}

export const createQueue = (atOnce: number, waiting: number): Queue => {
  let running = 0
  const line: (() => void)[] = []
  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waiting) throw new Rejected(503, 'printBusy')
    // Whoever ends hands his place on, so the count stays.
    await new Promise<void>((resolve) => line.push(resolve))
  }
  return {
    async run(work) {
      await turn()
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
