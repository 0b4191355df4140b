/** What a long start is doing, in a line per step that a shop owner can read. */
import { seconds } from './restart.ts'

const quietMs = 1_000

/** Says `label` when `work` takes longer than a second, and how long it took when it is over; answers what `work` does. */
export const withProgress = async <T>(
  say: (line: string) => void,
  label: string,
  work: () => Promise<T>,
): Promise<T> => {
  const from = performance.now()
  let hasSaid = false
  const timer = setTimeout(() => {
    hasSaid = true
    say(`… ${label}`)
  }, quietMs)
  try {
    const answer = await work()
    if (hasSaid) say(`✓ ${label} (${seconds(performance.now() - from)})`)
    return answer
  } finally {
    clearTimeout(timer)
  }
}
