/** Keeps a program running: restarts it when it ends by itself, and stops it on request. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LogFile } from './log-files.ts'
import { pauseBefore, seconds } from './restart.ts'

export interface Program {
  name: string
  script: string
  environment: Readonly<Record<string, string | undefined>>
  /** The address it listens on when it is ready. */
  host: string
  port: number
  /** Receives the program's standard output and error; null: the output of this process is used. */
  log: LogFile | null
}

export interface Supervised {
  /** Rejects if the program ends before it listens. */
  ready: Promise<void>
  /** Lets running requests finish, but ends it after so many milliseconds. */
  stop(withinMs: number): Promise<void>
}

const withParent = new URL('./with-parent.mjs', import.meta.url).href

/**
 * On machines with much memory, V8 lets garbage grow to hundreds of megabytes. With these limits the application
 * stays below 300 MB even for the longest reports, at the same speed. Short-lived objects have enough room; a long
 * print lives until it is drawn, in an engine of its own for each print at work (decision 0023).
 */
export const engineFlags = ({ name }: Pick<Program, 'name'>): string[] =>
  name === 'print'
    ? ['--max-semi-space-size=4', '--heap-growing-percent=25', '--memory-saver-mode']
    : ['--max-semi-space-size=16', '--heap-growing-percent=50']

/**
 * Large pieces of memory go back to the system as soon as they are freed: without the threshold, glibc keeps ever
 * larger ones after each. Others stay in one pool per thread; with two pools, large request bodies leave little behind,
 * and with one pool the same holds for long prints. The compile cache in the data directory halves the start time and saves 15
 * MB.
 */
export const environmentOf = (
  { name }: Pick<Program, 'name'>,
  dataDir: string | undefined,
): Record<string, string> => ({
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
  MALLOC_ARENA_MAX: name === 'print' ? '1' : '2',
  // Never where the data directory is away: Node would make it anew.
  ...(dataDir && existsSync(dataDir) && { NODE_COMPILE_CACHE: join(dataDir, 'compiled') }),
})

const launch = (program: Program): ChildProcess => {
  const output = program.log ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [...engineFlags(program), '--import', withParent, program.script], {
    env: { ...environmentOf(program, program.environment['DATA_DIR']), ...process.env, ...program.environment },
    // In a process group of its own, so that it can finish requests after Ctrl-C; the channel tells it when this
    // process dies.
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
  // Read whatever happens to the disk, because a program must never wait for its log.
  for (const stream of [child.stdout, child.stderr] as (Readable | null)[])
    stream?.on('data', (chunk: Uint8Array) => program.log?.write(chunk))
  return child
}

const ended = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`))
  })

const listens = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    // Closed immediately, because a stopping server waits for open connections.
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** One run of the program. */
interface Run {
  child: ChildProcess
  startedAt: number
  /** Resolves with a description of how it ended. */
  over: Promise<string>
  /** True if it listened before it ended. */
  served: Promise<boolean>
}

const begin = (program: Program): Run => {
  const child = launch(program)
  const over = ended(child)
  let isOver = false
  void over.then(() => (isOver = true))
  const served = async (): Promise<boolean> => {
    while (!isOver) {
      if (await listens(program.host, program.port)) return !isOver
      await sleep(50)
    }
    return false
  }
  return { child, startedAt: performance.now(), over, served: served() }
}

export const supervise = (program: Program, log: (line: string) => void): Supervised => {
  const { name, log: output } = program
  const stopping = new AbortController()
  let run = begin(program)
  let failures = 0

  const restart = async (): Promise<void> => {
    const how = await run.over
    if (stopping.signal.aborted) return
    const endedAt = performance.now()
    failures = (await run.served) ? 0 : failures + 1
    const pause = pauseBefore({ failures, livedMs: endedAt - run.startedAt })
    log(`${name} ended (${how}); starting it again${pause > 0 ? ` in ${seconds(pause)}` : ''}`)
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return
    run = begin(program)
    void run.served.then((isBack) => isBack && log(`${name} is back after ${seconds(performance.now() - endedAt)}`))
  }
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) await restart()
  }
  const start = async (): Promise<void> => {
    if (await run.served) return
    const where = output ? ` Lý do ở cuối tệp · its last lines say why: ${output.path}` : ''
    throw new Error(`${name} không khởi động được. ${name} did not start (${await run.over}).${where}`)
  }

  const ready = start()
  ready.then(keepRunning, () => {})
  return {
    ready,
    stop: async (withinMs) => {
      stopping.abort()
      run.child.kill('SIGTERM')
      const overdue = setTimeout(() => run.child.kill('SIGKILL'), withinMs)
      await run.over
      clearTimeout(overdue)
    },
  }
}
