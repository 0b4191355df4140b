/** A few at a time, some may wait, the rest are asked to come back. */
export interface Queue {
  /** `of`: whose work it is, where nobody may take everything. */
  run<T>(work: () => Promise<T>, of?: string): Promise<T>
}

export interface QueueOptions {
  atOnce: number
  waiting: number
  /** What the rest are told. */
  refusal: () => Error
  /** At work, and waiting, of one; left out: as of all. */
  ofOne?: { atOnce: number; waiting: number }
}

interface Waiting {
  of: string
  begin(): void
}

export const createQueue = ({ atOnce, waiting, refusal, ofOne = { atOnce, waiting } }: QueueOptions): Queue => {
  let running = 0
  const runningOf = new Map<string, number>()
  const line: Waiting[] = []
  const countOf = (of: string): number => runningOf.get(of) ?? 0
  const change = (of: string, by: 1 | -1): void => {
    running += by
    if (countOf(of) + by === 0) runningOf.delete(of)
    else runningOf.set(of, countOf(of) + by)
  }
  const mayBegin = (of: string): boolean => running < atOnce && countOf(of) < ofOne.atOnce

  /** Of whom least is at work, and of those the first. */
  const next = (): Waiting | undefined => {
    const able = line.filter(({ of }) => mayBegin(of))
    const least = Math.min(...able.map(({ of }) => countOf(of)))
    return able.find(({ of }) => countOf(of) === least)
  }

  const turn = async (of: string): Promise<void> => {
    if (mayBegin(of)) return change(of, 1)
    if (line.length >= waiting || line.filter((one) => one.of === of).length >= ofOne.waiting) throw refusal()
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push({ of, begin: resolve })
    // Whoever ends counts this one before it goes on, so that nobody comes between.
    await promise
  }

  const leave = (of: string): void => {
    change(of, -1)
    const found = next()
    if (!found) return
    line.splice(line.indexOf(found), 1)
    change(found.of, 1)
    found.begin()
  }

  return {
    async run(work, of = '') {
      await turn(of)
      try {
        return await work()
      } finally {
        leave(of)
      }
    },
  }
}
