/** Reports the steps of a long start, one line each. */
import { seconds } from './restart.ts'

const quietMs = 1_000

/** Prints `label` if `work` takes longer than a second, and its duration at the end. Returns the result of `work`. */
export const withProgress = async <T>(
  report: (line: string) => void,
  label: string,
  work: () => Promise<T>,
): Promise<T> => {
  const from = performance.now()
  let hasReported = false
  const timer = setTimeout(() => {
    hasReported = true
    report(`… ${label}`)
  }, quietMs)
  try {
    const answer = await work()
    if (hasReported) report(`✓ ${label} (${seconds(performance.now() - from)})`)
    return answer
  } finally {
    clearTimeout(timer)
  }
}
