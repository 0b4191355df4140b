/** Runs a limited number of tasks at once, queues a limited number, and refuses the rest. */
export interface Queue {
  /** `of` identifies the caller, where one caller must not use the whole queue. */
  run<T>(work: () => Promise<T>, of?: string): Promise<T>
  /** How many tasks run and wait at this moment. */
  state(): { running: number; waiting: number }
}

export interface QueueOptions {
  atOnce: number
  /** More that begin while one caller has two at work, so that he does not have every place. */
  beside?: number
  waiting: number
  /** The error for refused tasks. */
  refusal: () => Error
  /** Limits of running and waiting tasks per caller; default: the same as for all. */
  ofOne?: { atOnce: number; waiting: number }
}

interface Waiting {
  of: string
  begin(): void
}

export const createQueue = (options: QueueOptions): Queue => {
  const { atOnce, beside = 0, waiting, refusal, ofOne = { atOnce, waiting } } = options
  let running = 0
  const runningOf = new Map<string, number>()
  const line: Waiting[] = []
  const countOf = (of: string): number => runningOf.get(of) ?? 0
  const change = (of: string, by: 1 | -1): void => {
    running += by
    if (countOf(of) + by === 0) runningOf.delete(of)
    else runningOf.set(of, countOf(of) + by)
  }
  const most = (): number => atOnce + (beside > 0 && Math.max(...runningOf.values()) > 1 ? beside : 0)
  const mayBegin = (of: string): boolean => running < most() && countOf(of) < ofOne.atOnce

  /** The first waiting task of the caller with the fewest running tasks. */
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
    // The finished task starts the next one before this continuation runs, so no other task can take its place.
    await promise
  }

  const begin = (): void => {
    const found = next()
    if (!found) return
    line.splice(line.indexOf(found), 1)
    change(found.of, 1)
    found.begin()
    // Who got his second place leaves one to somebody else.
    begin()
  }
  const leave = (of: string): void => {
    change(of, -1)
    begin()
  }

  return {
    state: () => ({ running, waiting: line.length }),
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
