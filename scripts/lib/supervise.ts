/** Keeps a program running: restarts it when it ends by itself, ends it when told to. */
import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Program {
  name: string
  script: string
  environment: Readonly<Record<string, string | undefined>>
  /** Where it listens when it is ready. */
  host: string
  port: number
}

export interface Supervised {
  /** Rejects when the program ends before it ever listened. */
  ready: Promise<void>
  stop(): Promise<void>
}

const perMinute = 5
const withParent = new URL('./with-parent.mjs', import.meta.url).href

const launch = (program: Program): ChildProcess =>
  spawn(process.execPath, ['--import', withParent, program.script], {
    env: { ...process.env, ...program.environment },
    // Out of the terminal's group, so that Ctrl-C lets it end its requests; the channel tells it of our death.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

const ended = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`))
  })

const listens = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    // Closed at once: a server that ends waits for connections that still stand open.
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  }).then((answer) => answer === true)

/** Seconds to wait before the next start: longer each time, and never more than so many starts a minute. */
export const pauseBefore = (starts: readonly number[], now: number): number => {
  const recent = starts.filter((start) => now - start < 60_000)
  if (recent.length > perMinute) return 60_000 - (now - recent.at(-perMinute)!)
  return 250 * 2 ** (recent.length - 1)
}

export const supervise = (program: Program, log: (line: string) => void): Supervised => {
  const starts: number[] = []
  const stopping = new AbortController()
  let child: ChildProcess
  let over: Promise<string>

  const start = (): void => {
    starts.push(Date.now())
    child = launch(program)
    over = ended(child)
  }
  const waitUntilReady = async (): Promise<void> => {
    const early = over.then((how) => {
      throw new Error(`${program.name} không khởi động được. ${program.name} did not start (${how}).`)
    })
    early.catch(() => {})
    while (!(await Promise.race([listens(program.host, program.port), early]))) await sleep(50)
  }
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const how = await over
      if (stopping.signal.aborted) return
      const pause = pauseBefore(starts, Date.now())
      log(`${program.name} ended (${how}); starting it again in ${(pause / 1000).toFixed(1)} s`)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) start()
    }
  }

  start()
  const ready = waitUntilReady()
  ready.then(keepRunning, () => {})
  return {
    ready,
    stop: async () => {
      stopping.abort()
      child.kill('SIGTERM')
      const overdue = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await over
      clearTimeout(overdue)
    },
  }
}
