/** Work that comes again and again while the server runs. */
import type { Logger } from 'pino'

export interface Rhythm {
  /** What a failure is called in the log. */
  what: string
  firstMs: number
  everyMs: number
}

/** The returned function ends it, and waits for the work in progress. */
export const startRepeating = (
  work: () => Promise<unknown>,
  log: Pick<Logger, 'error'>,
  { what, firstMs, everyMs }: Rhythm,
): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout>
  const next = (ms: number): void => {
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => log.error({ err: error }, what))
        .finally(() => next(everyMs))
    }, ms)
    timer.unref()
  }
  next(firstMs)
  return async () => {
    clearTimeout(timer)
    await running
    clearTimeout(timer)
  }
}
