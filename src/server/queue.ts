/** A few at a time, some may wait, the rest are asked to come back. */
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
}

export interface QueueOptions {
  atOnce: number
  waiting: number
  /** What the rest are told. */
  refusal: () => Error
}

export const createQueue = ({ atOnce, waiting, refusal }: QueueOptions): Queue => {
  let running = 0
  const line: (() => void)[] = []
  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waiting) throw refusal()
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
