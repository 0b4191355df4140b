/** Runs the embedded PostgreSQL in a directory, whatever state the previous run left. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { renameSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseGone, marksIn, noDatabase } from './earlier-database.ts'
import { binaries, runnerFor, type Binaries } from './embedded.ts'
import { endingWithUs } from './end-with-us.ts'
import { isThere, writePrivate } from './kept-file.ts'
import { cannotUse, clearPrevious, identify, initialise } from './postgres-directory.ts'
import { newKept, readPostgresJson, type Kept } from './postgres-json.ts'

export interface Postgres {
  /** Superuser connection to the database `postgres`. */
  adminUrl: string
  passwords: Kept['passwords']
  /** What shows that this folder held a complete database before (`earlier-database.ts`). */
  marks: readonly string[]
  /** What a restart must find again. */
  kept: Kept
  /** Resolves when the process ends, expected or not. */
  ended: Promise<void>
  /** Ends it the gentle way, and after so many milliseconds in any way; it then recovers from its log. */
  stop(withinMs?: number): Promise<void>
}

export interface PostgresOptions {
  /** Contains `postgres/`, `postgres.json` and `postgres.log`. */
  dataDir: string
  /** Further settings of PostgreSQL, as `name=value`. */
  settings?: readonly string[]
  /** For tests: switches durability off. */
  isThrowaway?: boolean
  /**
   * The server was running before: nothing is made, the same database must be there, and the port must not change, because the
   * servers use it.
   */
  again?: Kept
  /** True if a database may be made where there never was one; default true. */
  mayMake?: boolean
  /** Gives the start up, whatever it waits for. */
  signal?: AbortSignal
}

const freePort = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : wanted))
    })
  })

/** True if the server that runs as this process accepts connections. */
export const isReady = (directory: string, pid: number): boolean => {
  const note = join(directory, 'postmaster.pid')
  if (!existsSync(note)) return false
  const lines = readFileSync(note, 'utf8').split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** Settings for a database on the same machine as the application. */
const settingsOf = (options: PostgresOptions, port: number): string[] => {
  const isSmall = totalmem() < 3 * 2 ** 30
  const sharedMemory = existsSync('/dev/shm') ? statfsSync('/dev/shm') : null
  // Containers have 64 MB of shared memory by default, too little for parallel queries.
  const hasLittleShared = sharedMemory !== null && sharedMemory.bavail * sharedMemory.bsize < 2 ** 28
  return [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'max_connections=60',
    `shared_buffers=${isSmall ? 128 : Math.min(8192, Math.max(512, Math.floor(totalmem() / 2 ** 20 / 6)))}MB`,
    `effective_cache_size=${Math.floor(totalmem() / 2 ** 20 / 2)}MB`,
    'work_mem=16MB',
    'random_page_cost=1.1',
    'max_wal_size=2GB',
    'jit=off',
    `max_parallel_workers_per_gather=${Math.min(2, availableParallelism() - 1)}`,
    ...(hasLittleShared ? ['dynamic_shared_memory_type=mmap'] : []),
    ...(options.isThrowaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'] : []),
    ...(options.settings ?? []),
  ]
}

/** At its next start, a longer log becomes `postgres.log.old`. */
const mostLog = 10_000_000

const launch = (programs: Binaries, directory: string, settings: readonly string[]): ChildProcess => {
  const runner = runnerFor(programs.postgres, directory)
  const flags = settings.flatMap((setting) => ['-c', setting])
  const [program, ...rest] = [...runner.prefix, programs.postgres, '-D', directory, ...flags]
  const logPath = `${directory}.log`
  if (existsSync(logPath) && statSync(logPath).size > mostLog) renameSync(logPath, `${logPath}.old`)
  const log = openSync(logPath, 'a', 0o600)
  try {
    const child = endingWithUs('INT', () =>
      spawn(program!, rest, {
        uid: runner.uid,
        gid: runner.gid,
        cwd: '/',
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
        // In a process group of its own, so that Ctrl-C only reaches the start script, which stops the database last.
        detached: true,
        stdio: ['ignore', log, log],
      }),
    )
    // The missing pid reports this error.
    child.on('error', () => {})
    return child
  } finally {
    closeSync(log)
  }
}

/**
 * The server once it accepts connections; null if it must be started again because remains of a killed run are still
 * ending.
 */
const becomesReady = async (
  start: () => ChildProcess,
  directory: string,
  signal?: AbortSignal,
): Promise<ChildProcess | null> => {
  const path = `${directory}.log`
  // Asked before it is started, because one that ends at once has written its reason by now.
  const logged = existsSync(path) && statSync(path).size <= mostLog ? statSync(path).size : 0
  const child = start()
  const said = () => readFileSync(path).subarray(logged).toString('utf8')
  let askedToEnd = 0
  for (const until = performance.now() + 600_000; performance.now() < until; await sleep(20)) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      signal?.throwIfAborted()
      if (/still in use/.test(said())) return null
      throw cannotUse(directory, said() || 'PostgreSQL ended at once')
    }
    if (isReady(directory, child.pid)) return child
    // Nobody has used it yet, so it may end at once.
    if (signal?.aborted) child.kill((askedToEnd += 1) < 100 ? 'SIGQUIT' : 'SIGKILL')
  }
  throw cannotUse(directory, `PostgreSQL is not ready after ten minutes\n${said()}`)
}

const untilReady = async (
  start: () => ChildProcess,
  directory: string,
  signal?: AbortSignal,
): Promise<ChildProcess> => {
  for (const until = performance.now() + 10_000; performance.now() < until; await sleep(100)) {
    signal?.throwIfAborted()
    const child = await becomesReady(start, directory, signal)
    if (child) return child
  }
  throw cannotUse(directory, 'Remains of a previous run do not end')
}

/** Of another installation, or of a copy that was made anew. */
const refuseOther = (directory: string, { system, known }: { system: string; known: string | undefined }): void => {
  if (known === undefined || known === system) return
  throw cannotUse(
    directory,
    `Đây là cơ sở dữ liệu của bản cài đặt khác (${system}); postgres.json thuộc về ${known}. ` +
      `This is the database of another installation (${system}); postgres.json belongs to ${known}: ` +
      'put the folder and the file back that belong together.',
  )
}

interface Found {
  directory: string
  kept: Kept
  marks: readonly string[]
}

/** Finds the database of a first start of this process, or makes it where there never was one. */
const findOrMake = async (programs: Binaries, options: PostgresOptions): Promise<Found> => {
  const { mayMake = true, isThrowaway = false, signal } = options
  if (mayMake) mkdirSync(options.dataDir, { recursive: true })
  else if (!existsSync(options.dataDir)) throw noDatabase(options.dataDir)
  const dataDir = realpathSync(options.dataDir)
  const [directory, keptPath] = [join(dataDir, 'postgres'), join(dataDir, 'postgres.json')]
  const marks = marksIn(dataDir)
  const stored = readPostgresJson(keptPath)
  if (!isThere(directory)) {
    const left = [...(stored && !stored.isMaking ? ['postgres.json'] : []), ...marks]
    if (left.length > 0) throw databaseGone(directory, left)
    if (!mayMake) throw noDatabase(dataDir)
    const made = stored ?? newKept()
    writePrivate(keptPath, JSON.stringify(made))
    await initialise(programs, { directory, admin: made.passwords.admin, isThrowaway, signal })
  } else if (!stored)
    throw cannotUse(
      directory,
      `Thiếu ${keptPath} với mật khẩu của cơ sở dữ liệu này. ${keptPath} with the passwords of this database is missing: ` +
        'put it back from a copy.',
    )
  const system = identify(programs, directory)
  const { port, passwords, system: known } = readPostgresJson(keptPath)!
  refuseOther(directory, { system, known })
  return { directory, kept: { port, passwords, system }, marks }
}

/** Finds the database that ran before. Nothing is made, not even a folder: what is away may come back. */
const findAgain = (programs: Binaries, dataDir: string, kept: Kept): Found => {
  const directory = join(existsSync(dataDir) ? realpathSync(dataDir) : dataDir, 'postgres')
  if (!isThere(directory)) throw databaseGone(directory, isThere(dataDir) ? marksIn(dataDir) : [])
  refuseOther(directory, { system: identify(programs, directory), known: kept.system })
  return { directory, kept: { ...kept }, marks: [] }
}

/** Finds the directory, ends processes still running in it, and writes what is stored next to it. */
const prepare = async (programs: Binaries, options: PostgresOptions): Promise<Found> => {
  const { again, dataDir } = options
  const found = again ? findAgain(programs, dataDir, again) : await findOrMake(programs, options)
  await clearPrevious(found.directory, options.signal)
  if (!again) found.kept.port = await freePort(found.kept.port)
  writePrivate(`${found.directory}.json`, JSON.stringify(found.kept))
  return found
}

const stopper =
  (child: ChildProcess, ended: Promise<void>) =>
  async (withinMs = 30_000): Promise<void> => {
    child.kill('SIGINT')
    const overdue = setTimeout(() => child.kill('SIGQUIT'), withinMs - 1_000)
    // One that was halted hears nothing else.
    const last = setTimeout(() => child.kill('SIGKILL'), withinMs)
    await ended
    clearTimeout(overdue)
    clearTimeout(last)
  }

export const startPostgres = async (options: PostgresOptions): Promise<Postgres> => {
  const programs = await binaries()
  const { directory, kept, marks } = await prepare(programs, options).catch((error: Error) => {
    // File system errors (no permission, disk full, read-only) have the property `syscall`.
    throw 'syscall' in error ? cannotUse(options.dataDir, error.message) : error
  })
  const start = () => launch(programs, directory, settingsOf(options, kept.port))
  const child = await untilReady(start, directory, options.signal)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    adminUrl: `postgresql://postgres:${kept.passwords.admin}@127.0.0.1:${kept.port}/postgres`,
    passwords: kept.passwords,
    marks,
    kept,
    ended,
    stop: stopper(child, ended),
  }
}
