/** Keeps a program running: restarts it when it ends by itself, and stops it on request. */
import { spawn, type ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { askMetrics } from './ask-metrics.ts'
import type { LogFile } from './log-files.ts'
import type { MetricsProcess } from './metrics-server.ts'
import { pauseBefore, seconds } from './restart.ts'

export interface Program {
  name: string
  script: string
  environment: Readonly<Record<string, string | undefined>>
  /** The address it listens on when it is ready. */
  host: string
  port: number
  /** Others of its kind share its port. */
  isBeside: boolean
  /** Receives the program's standard output and error; null: the output of this process is used. */
  log: LogFile | null
}

export interface Supervised extends MetricsProcess {
  /** Rejects if the program ends before it listens. */
  ready: Promise<void>
  /**
   * Another run takes its place. One that shares its port is started first, and the old one then hands over; else the
   * old one ends first. Resolves when the old one has ended, or the new one could not be started.
   */
  renew(): Promise<void>
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

const environmentFor = (program: Program): NodeJS.ProcessEnv => ({
  ...environmentOf(program, program.environment['DATA_DIR']),
  ...process.env,
  ...program.environment,
})

const launch = (program: Program): ChildProcess => {
  const output = program.log ? 'pipe' : 'inherit'
  return spawn(process.execPath, [...engineFlags(program), '--import', withParent, program.script], {
    env: environmentFor(program),
    // In a process group of its own, so that it can finish requests after Ctrl-C; the channel tells it when this
    // process dies.
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
}

/**
 * Node keeps a connection that it has just handed to a process until that process says it has it: one that was killed
 * never does, and its caller would wait for ever. One at a time is handed over, and closing it again does nothing.
 */
const cuttingWithIt = (worker: Worker): Worker => {
  type Send = (message: unknown, handle?: { close?: () => void }, ...rest: unknown[]) => boolean
  const child = worker.process as unknown as { send: Send }
  const send = child.send.bind(child)
  let last: { close?: () => void } | undefined
  child.send = (message, handle, ...rest) => {
    last = handle ?? last
    return send(message, handle, ...rest)
  }
  worker.once('exit', () => last?.close?.())
  return worker
}

/** This process holds the port and gives each connection to one of those that share it, so none is refused. */
const launchBeside = (program: Program): Worker => {
  const output = program.log ? 'pipe' : 'inherit'
  cluster.setupPrimary({
    exec: program.script,
    args: [],
    execArgv: [...engineFlags(program), '--import', withParent],
    stdio: ['ignore', output, output, 'ipc'],
  })
  return cuttingWithIt(cluster.fork(environmentFor(program)))
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
  const beside = program.isBeside ? launchBeside(program) : null
  const child = beside ? beside.process : launch(program)
  // Read whatever happens to the disk, because a program must never wait for its log.
  for (const stream of [child.stdout, child.stderr] as (Readable | null)[])
    stream?.on('data', (chunk: Uint8Array) => program.log?.write(chunk))
  const over = ended(child)
  let isOver = false
  void over.then(() => (isOver = true))
  const alone = async (): Promise<boolean> => {
    while (!isOver) {
      if (await listens(program.host, program.port)) return !isOver
      await sleep(50)
    }
    return false
  }
  const listening = (worker: Worker): Promise<boolean> =>
    Promise.race([
      new Promise<boolean>((resolve) => worker.once('listening', () => resolve(true))),
      over.then(() => false),
    ])
  return { child, startedAt: performance.now(), over, served: beside ? listening(beside) : alone() }
}

/** How long a process has to hand over and to finish its requests when another one has taken its place. */
const renewMs = 15_000

/** Ends a run by its signal, and kills it when it takes longer. */
const end = async (
  { child, over }: Run,
  withinMs: number,
  tell: () => unknown = () => child.kill('SIGTERM'),
): Promise<void> => {
  tell()
  const overdue = setTimeout(() => child.kill('SIGKILL'), withinMs)
  await over
  clearTimeout(overdue)
}

/** Throws if the run ends before it listens. */
const demandServed = async ({ served, over }: Run, { name, log }: Program): Promise<void> => {
  if (await served) return
  const where = log ? ` Lý do ở cuối tệp · its last lines say why: ${log.path}` : ''
  throw new Error(`${name} không khởi động được. ${name} did not start (${await over}).${where}`)
}

export const supervise = (program: Program, log: (line: string) => void): Supervised => {
  const { name } = program
  const stopping = new AbortController()
  let run = begin(program)
  let failures = 0
  let restarts = 0
  /** While a run takes the place of another, the one that is not `run`: first the new one, then the old one. */
  let other: Run | null = null
  let renewing: Promise<void> = Promise.resolve()

  const restart = async (): Promise<void> => {
    const watched = run
    const how = await watched.over
    await renewing
    if (stopping.signal.aborted || watched !== run) return
    const endedAt = performance.now()
    failures = (await run.served) ? 0 : failures + 1
    const pause = pauseBefore({ failures, livedMs: endedAt - run.startedAt })
    log(`${name} ended (${how}); starting it again${pause > 0 ? ` in ${seconds(pause)}` : ''}`)
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return
    run = begin(program)
    restarts += 1
    void run.served.then((isBack) => isBack && log(`${name} is back after ${seconds(performance.now() - endedAt)}`))
  }
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) await restart()
  }
  /** Returns the run whose place was taken; null if the new one did not start. */
  const takePlace = async (): Promise<Run | null> => {
    const next = begin(program)
    other = next
    const isServing = await next.served
    other = null
    if (!isServing || stopping.signal.aborted) return null
    other = run
    run = next
    return other
  }
  const renew = async (): Promise<void> => {
    if (!program.isBeside) return end(run, renewMs)
    const taking = takePlace()
    renewing = taking.then(() => {})
    const old = await taking
    if (!old) return log(`${name} could not be renewed; the one before goes on`)
    await end(old, renewMs, () => old.child.connected && old.child.send('hand over'))
    other = null
    log(`${name} is renewed`)
  }

  const ready = demandServed(run, program)
  ready.then(keepRunning, () => {})
  return {
    name,
    ready,
    renew,
    counted: (wanted, withinMs) => askMetrics(run.child, wanted, withinMs),
    restarts: () => restarts,
    stop: async (withinMs) => {
      stopping.abort()
      await Promise.all([run, ...(other ? [other] : [])].map((one) => end(one, withinMs)))
    },
  }
}
