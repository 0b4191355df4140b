/** Keeps the embedded PostgreSQL running: restarts it whenever it ends by itself, as often as necessary. */
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres, type Postgres } from './postgres.ts'
import { pauseBefore, seconds } from './restart.ts'

export interface KeptPostgres {
  /** Rejects if the first start fails. */
  ready: Promise<Postgres>
  /** Ends it within so many milliseconds, in whatever state it is. */
  stop(withinMs: number): Promise<void>
}

/** The last error message of PostgreSQL, from an error that may contain its whole log. */
const reasonOf = (error: unknown): string => {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n')
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1)!
}

export const keepPostgres = (dataDir: string, report: (line: string) => void): KeptPostgres => {
  const stopping = new AbortController()
  const { signal } = stopping
  let current = startPostgres({ dataDir, signal })
  const ready = current
  let startedAt = performance.now()

  /** Retries for ever: if the disk is full, it starts as soon as somebody has made room. */
  const startAgain = async (): Promise<void> => {
    const endedAt = performance.now()
    let pause = pauseBefore({ failures: 0, livedMs: endedAt - startedAt })
    for (let failures = 1; !signal.aborted; failures += 1) {
      await sleep(pause, undefined, { signal: signal }).catch(() => {})
      if (signal.aborted) return
      startedAt = performance.now()
      current = ready.then(({ kept }) => startPostgres({ dataDir, again: kept, signal }))
      const failure = await current.then(
        () => null,
        (error: unknown) => reasonOf(error),
      )
      if (signal.aborted) return
      if (failure === null) return report(`PostgreSQL is back after ${seconds(performance.now() - endedAt)}`)
      pause = pauseBefore({ failures, livedMs: 0 })
      report(`PostgreSQL does not start; trying again in ${seconds(pause)}: ${failure}`)
    }
  }
  const watch = async (): Promise<void> => {
    for (;;) {
      await (
        await current
      ).ended
      if (signal.aborted) return
      report('PostgreSQL ended; starting it again')
      await startAgain()
      if (signal.aborted) return
    }
  }

  ready.then(watch, () => {})
  return {
    ready,
    stop: async (withinMs) => {
      stopping.abort()
      await current.then(
        (postgres) => postgres.stop(withinMs),
        () => {},
      )
    },
  }
}
