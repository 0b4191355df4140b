/** Progress of a long run, printed to stderr, so that stdout only has the result. */

export interface Step {
  name: string
  count: number
  seconds: number
}

const isTerminal = process.stderr.isTTY
const report = (name: string, done: number, all: number): void => {
  if (isTerminal) process.stderr.write(`\r${name} ${done}/${all}${done === all ? '\n' : ''}`)
  else if (done === all) process.stderr.write(`${name}: ${all}\n`)
}

/** Runs the work for each item, `atOnce` in parallel, and measures it. */
export const doEach = async <T>(
  { name, items, atOnce = 1 }: { name: string; items: readonly T[]; atOnce?: number },
  work: (item: T) => Promise<void>,
): Promise<Step> => {
  const from = performance.now()
  let next = 0
  let done = 0
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      await work(items[next++]!)
      done += 1
      report(name, done, items.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { name, count: items.length, seconds: (performance.now() - from) / 1000 }
}

/** Measures one operation that processes many items at once. */
export const measured = async (
  { name, count }: { name: string; count: number },
  work: () => Promise<void>,
): Promise<Step> => {
  const from = performance.now()
  await work()
  report(name, count, count)
  return { name, count, seconds: (performance.now() - from) / 1000 }
}
