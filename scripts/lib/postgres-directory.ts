/** The data directory of PostgreSQL: created completely or not at all, and cleaned up after a killed run. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isPostgresOn, runnerFor, type Binaries, type Runner } from './embedded.ts'

const run = (runner: Runner, command: readonly string[]): { code: number | null; output: string } => {
  const [program, ...rest] = [...runner.prefix, ...command]
  const answer = spawnSync(program!, rest, {
    uid: runner.uid,
    gid: runner.gid,
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  })
  return { code: answer.status, output: `${answer.stdout}${answer.stderr}${answer.error?.message ?? ''}` }
}

interface Initial {
  directory: string
  /** The superuser's password. */
  admin: string
  isThrowaway: boolean
}

/**
 * Creates the directory under a temporary name and renames it when complete, so that an interrupted start leaves
 * nothing half done.
 */
export const initialise = (programs: Binaries, { directory, admin, isThrowaway }: Initial): void => {
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
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
    let made = run(runner, command('C.UTF-8'))
    if (made.code !== 0 && /locale/.test(made.output)) made = run(runner, command('en_US.UTF-8'))
    if (made.code !== 0 && /locale/.test(made.output)) made = run(runner, command('C'))
    if (made.code !== 0) throw cannotUse(directory, made.output)
    renameSync(unfinished, directory)
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
}

export const cannotUse = (directory: string, why: string): Error =>
  new Error(
    `Không dùng được thư mục dữ liệu ${directory}. The data directory ${directory} cannot be used ` +
      `(DATA_DIR chooses another one):\n${why.trim()}`,
  )

/**
 * Checks the command line, because an ended process that its parent does not collect still exists, but without a
 * command line.
 */
const waitForEnd = async (pid: number, directory: string): Promise<boolean> => {
  const until = performance.now() + 30_000
  while (isPostgresOn(pid, directory)) {
    if (performance.now() > until) return false
    await sleep(50)
  }
  return true
}

/** Ends a PostgreSQL left running by a killed start, and removes the pid file of a dead one. */
export const clearPrevious = async (directory: string): Promise<void> => {
  const note = join(directory, 'postmaster.pid')
  if (!existsSync(note)) return
  const pid = Number.parseInt(readFileSync(note, 'utf8'), 10)
  if (isPostgresOn(pid, directory)) {
    process.kill(pid, 'SIGINT')
    if (!(await waitForEnd(pid, directory))) throw cannotUse(directory, `PostgreSQL (process ${pid}) does not stop`)
  }
  // The process id may now belong to another program, which PostgreSQL would mistake for itself.
  rmSync(note, { force: true })
}
