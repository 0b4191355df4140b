/** Runs the embedded PostgreSQL in a directory, whatever state the previous run left. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { renameSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { binaries, runnerFor, type Binaries } from './embedded.ts'
import { cannotUse, clearPrevious, initialise } from './postgres-directory.ts'

export interface Postgres {
  /** Superuser connection to the database `postgres`. */
  adminUrl: string
  /** Random passwords, one per role, stored next to the database. */
  passwords: { admin: string; owner: string; app: string }
  /** Resolves when the process ends, expected or not. */
  ended: Promise<void>
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Contains `postgres/`, `postgres.json` and `postgres.log`. */
  dataDir: string
  /** Further settings of PostgreSQL, as `name=value`. */
  settings?: readonly string[]
  /** For tests: switches durability off. */
  isThrowaway?: boolean
  /** It was running before: the port must not change, because the servers use it. */
  isRestart?: boolean
}

interface Kept {
  port: number
  passwords: Postgres['passwords']
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

const password = (): string => randomBytes(24).toString('base64url')

/** Writes to a temporary file and renames it; on a full disk, the passwords would otherwise be lost. */
const writePrivate = (path: string, text: string): void => {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  const unfinished = `${path}.new`
  writeFileSync(unfinished, text, { mode: 0o600 })
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, path)
}

const readKept = (path: string): Kept =>
  existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Kept)
    : { port: 0, passwords: { admin: password(), owner: password(), app: password() } }

const isReady = (directory: string, pid: number): boolean => {
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

const launch = (programs: Binaries, directory: string, settings: readonly string[]): ChildProcess => {
  const runner = runnerFor(programs.postgres, directory)
  const flags = settings.flatMap((setting) => ['-c', setting])
  const [program, ...rest] = [...runner.prefix, programs.postgres, '-D', directory, ...flags]
  const logPath = `${directory}.log`
  if (existsSync(logPath) && statSync(logPath).size > 10_000_000) renameSync(logPath, `${logPath}.old`)
  const log = openSync(logPath, 'a', 0o600)
  try {
    const child = spawn(program!, rest, {
      uid: runner.uid,
      gid: runner.gid,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      // In a process group of its own, so that Ctrl-C only reaches the start script, which stops the database last.
      detached: true,
      stdio: ['ignore', log, log],
    })
    // The missing pid reports this error.
    child.on('error', () => {})
    return child
  } finally {
    closeSync(log)
  }
}

/**
 * True when the server accepts connections; false if it must be started again because remains of a killed run are
 * still ending.
 */
const becomesReady = async (child: ChildProcess, directory: string): Promise<boolean> => {
  const logged = statSync(`${directory}.log`).size
  const said = () => readFileSync(`${directory}.log`).subarray(logged).toString('utf8')
  for (const until = performance.now() + 600_000; performance.now() < until; await sleep(20)) {
    if (child.pid !== undefined && isReady(directory, child.pid)) return true
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      if (/still in use/.test(said())) return false
      throw cannotUse(directory, said() || 'PostgreSQL ended at once')
    }
  }
  throw cannotUse(directory, `PostgreSQL is not ready after ten minutes\n${said()}`)
}

const untilReady = async (start: () => ChildProcess, directory: string): Promise<ChildProcess> => {
  for (const until = performance.now() + 10_000; performance.now() < until; await sleep(100)) {
    const child = start()
    if (await becomesReady(child, directory)) return child
  }
  throw cannotUse(directory, 'Remains of a previous run do not end')
}

/** Creates the directory if necessary, ends processes still running in it, and reads what is stored next to it. */
const prepare = async (programs: Binaries, options: PostgresOptions): Promise<{ directory: string; kept: Kept }> => {
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const directory = join(dataDir, 'postgres')
  const keptPath = join(dataDir, 'postgres.json')
  const kept = readKept(keptPath)
  if (!existsSync(directory)) {
    writePrivate(keptPath, JSON.stringify(kept))
    initialise(programs, { directory, admin: kept.passwords.admin, isThrowaway: options.isThrowaway ?? false })
  } else if (!existsSync(keptPath)) {
    throw cannotUse(directory, `${keptPath} with the passwords of this database is missing`)
  }
  await clearPrevious(directory)
  if (!options.isRestart) kept.port = await freePort(kept.port)
  writePrivate(keptPath, JSON.stringify(kept))
  return { directory, kept }
}

export const startPostgres = async (options: PostgresOptions): Promise<Postgres> => {
  const programs = await binaries()
  const { directory, kept } = await prepare(programs, options).catch((error: Error) => {
    // File system errors (no permission, disk full, read-only) have the property `syscall`.
    throw 'syscall' in error ? cannotUse(options.dataDir, error.message) : error
  })
  const child = await untilReady(() => launch(programs, directory, settingsOf(options, kept.port)), directory)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    adminUrl: `postgresql://postgres:${kept.passwords.admin}@127.0.0.1:${kept.port}/postgres`,
    passwords: kept.passwords,
    ended,
    stop: async () => {
      child.kill('SIGINT')
      const overdue = setTimeout(() => child.kill('SIGQUIT'), 30_000)
      await ended
      clearTimeout(overdue)
    },
  }
}
