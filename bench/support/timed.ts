/** Response times of calls that are made again and again. */
import { median, percentile, type Line } from './table.ts'

type Calls = readonly (() => Promise<unknown>)[]

/** The times of all calls, each made `runs` times, in milliseconds. */
export const timesOf = async (calls: Calls, runs = 40): Promise<number[]> => {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1)
    for (const call of calls) {
      const from = performance.now()
      await call()
      times.push(performance.now() - from)
    }
  return times
}

interface Timed {
  times: readonly number[]
  /** The goal in milliseconds, for the 95th percentile or the median. */
  most?: { p95: number } | { p50: number }
  /** Times of what they are compared with. */
  reference?: readonly number[]
}
/** A line with the median and the 95th percentile, and how often the median of the reference the median is. */
export const timed = (what: string, { times, most, reference }: Timed): Line => {
  const figures = { p50: median(times), p95: percentile(times, 0.95) }
  const text = `${figures.p50.toFixed(1)} / ${figures.p95.toFixed(1)} ms`
  const [goal] = Object.entries(most ?? {}) as ['p50' | 'p95', number][]
  return {
    what,
    measured: reference ? `${(figures.p50 / median(reference)).toFixed(2)} × (${text})` : text,
    goal: goal ? `${goal[0]} ≤ ${goal[1]} ms` : '',
    met: goal ? figures[goal[0]] <= goal[1] : null,
  }
}
