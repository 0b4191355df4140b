/** Later work, which must not take anything away from a page that is being opened. */
const DELAY_MS = 2500

/** Runs it once the page has been there for a while; the answer stops it. */
export const afterIdle = (run: () => void): (() => void) => {
  const timer = setTimeout(run, DELAY_MS)
  return () => clearTimeout(timer)
}
