/** The data directory of PostgreSQL: created completely or not at all, and cleaned up after a killed run. */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endingWithUs } from './end-with-us.ts'
import { InstallationError } from './installation-error.ts'
import { isPostgresOn, runnerFor, type Binaries, type Runner } from './embedded.ts'

interface Ran {
  code: number | null
  output: string
}

/** Not `spawnSync`: a signal to this process must be heard meanwhile. */
const run = (runner: Runner, command: readonly string[], signal?: AbortSignal): Promise<Ran> =>
  new Promise((resolve) => {
    const [program, ...rest] = [...runner.prefix, ...command]
    const child = endingWithUs('TERM', () =>
      spawn(program!, rest, {
        uid: runner.uid,
        gid: runner.gid,
        cwd: '/',
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(signal && { signal }),
      }),
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) => resolve({ code, output }))
  })

interface Initial {
  directory: string
  /** The superuser's password. */
  admin: string
  isThrowaway: boolean
  signal?: AbortSignal | undefined
}

/** What interrupted starts left. One that was killed a moment ago may still write: the next start clears it. */
const clearUnfinished = (directory: string): void => {
  const own = `${basename(directory)}.new.`
  for (const name of readdirSync(dirname(directory))) {
    if (!name.startsWith(own) || !/^\d+$/.test(name.slice(own.length))) continue
    try {
      rmSync(join(dirname(directory), name), { recursive: true, force: true })
    } catch {}
  }
}

/**
 * Creates the directory under a temporary name and renames it when complete, so that an interrupted start leaves
 * nothing half done. The name is this process's own: an `initdb` that a killed start left may still be ending.
 */
export const initialise = async (
  programs: Binaries,
  { directory, admin, isThrowaway, signal }: Initial,
): Promise<void> => {
  const unfinished = `${directory}.new.${process.pid}`
  clearUnfinished(directory)
  mkdirSync(unfinished, { mode: 0o700 })
  const runner = runnerFor(programs.initdb, unfinished)
  const secret = mkdtempSync(join(tmpdir(), 'vua-'))
  const passwordFile = join(secret, 'password')
  try {
    writeFileSync(passwordFile, `${admin}\n`, { mode: 0o600 })
    for (const path of process.getuid?.() === 0 ? [secret, passwordFile] : []) {
      chownSync(path, runner.uid ?? 0, runner.gid ?? 0)
    }
    const command = (ctype: string) => [
      programs.initdb,
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--locale-provider=icu',
      '--icu-locale=vi-VN',
      '--no-instructions',
      ...(isThrowaway ? ['--no-sync'] : []),
    ]
    // Non-ASCII letters are only recognised as letters with a UTF-8 locale, which trigram search requires.
    let made = await run(runner, command('C.UTF-8'), signal)
    if (made.code !== 0 && /locale/.test(made.output)) made = await run(runner, command('en_US.UTF-8'), signal)
    if (made.code !== 0 && /locale/.test(made.output)) made = await run(runner, command('C'), signal)
    signal?.throwIfAborted()
    if (made.code !== 0) throw cannotUse(directory, made.output)
    renameSync(unfinished, directory)
    clearUnfinished(directory)
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
}

export const cannotUse = (directory: string, why: string): InstallationError =>
  new InstallationError(
    `Không dùng được thư mục dữ liệu ${directory}. The data directory ${directory} cannot be used ` +
      `(DATA_DIR chooses another one):\n${why.trim()}`,
  )

const notWhole = (directory: string, vietnamese: string, english: string): InstallationError =>
  cannotUse(
    directory,
    `${vietnamese}. Không tạo cơ sở dữ liệu mới thay vào: hãy gắn lại ổ đĩa hoặc trả thư mục về chỗ cũ; nếu chưa từng có dữ liệu ở đây thì xóa thư mục này. ` +
      `${english}. No new database is made in its place: mount its disk or put the folder back; if it never held a database, delete it.`,
  )

const majorOf = (programs: Binaries): string | undefined =>
  / (\d+)/.exec(spawnSync(programs.postgres, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]

const versionOf = (directory: string): string => {
  if (readdirSync(directory).length === 0) throw notWhole(directory, 'Thư mục này trống', 'This folder is empty')
  const path = join(directory, 'PG_VERSION')
  if (!existsSync(path)) throw notWhole(directory, `Thiếu ${path}`, `${path} is missing`)
  return readFileSync(path, 'utf8').trim()
}

/**
 * PostgreSQL's own identifier of a data directory, which it draws when it makes one. Throws if the directory is not a
 * whole one of our version, and says what is missing.
 */
export const identify = (programs: Binaries, directory: string): string => {
  if (!existsSync(directory))
    throw notWhole(directory, 'Liên kết này dẫn tới chỗ không còn', 'This link leads to what is not there')
  const [found, ours] = [versionOf(directory), majorOf(programs)]
  if (ours !== undefined && found !== ours)
    throw cannotUse(
      directory,
      `Thư mục này của PostgreSQL ${found}, còn chương trình chạy PostgreSQL ${ours}. This folder is of PostgreSQL ${found}, ` +
        `and the program runs PostgreSQL ${ours}: back it up and restore it with the version of Vựa that made it.`,
    )
  const control = join(directory, 'global', 'pg_control')
  const bytes = existsSync(control) ? readFileSync(control) : Buffer.alloc(0)
  if (bytes.length < 8) throw notWhole(directory, `Thiếu hoặc hỏng ${control}`, `${control} is missing or cut`)
  return bytes.readBigUInt64LE(0).toString()
}

/**
 * Checks the command line, because an ended process that its parent does not collect still exists, but without a
 * command line.
 */
const waitForEnd = async (pid: number, directory: string, signal?: AbortSignal): Promise<boolean> => {
  const until = performance.now() + 30_000
  while (isPostgresOn(pid, directory)) {
    signal?.throwIfAborted()
    if (performance.now() > until) return false
    await sleep(50)
  }
  return true
}

/** Ends a PostgreSQL left running by a killed start, and removes the pid file of a dead one. */
export const clearPrevious = async (directory: string, signal?: AbortSignal): Promise<void> => {
  const note = join(directory, 'postmaster.pid')
  if (!existsSync(note)) return
  const pid = Number.parseInt(readFileSync(note, 'utf8'), 10)
  if (isPostgresOn(pid, directory)) {
    process.kill(pid, 'SIGINT')
    if (!(await waitForEnd(pid, directory, signal)))
      throw cannotUse(directory, `PostgreSQL (process ${pid}) does not stop`)
  }
  // The process id may now belong to another program, which PostgreSQL would mistake for itself.
  rmSync(note, { force: true })
}
