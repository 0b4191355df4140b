/**
 * Versions of the product running side by side, each from a checkout, with a database and a demo tenant of its own, so
 * that they can be measured in turn on one machine.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { isUp } from '../../scripts/client.ts'
import { freePorts } from '../../scripts/lib/product.ts'
import { processorMs } from './processor.ts'
import { signInAt } from './sign-in.ts'

export interface Version {
  name: string
  /** Calls as the demo tenant's administrator; the data of the answer. Throws if the call is refused. */
  call(path: string, body?: unknown): Promise<Record<string, unknown>>
  /** Milliseconds of processor time used so far by the application, and by all processes of PostgreSQL. */
  used(): { application: number; database: number }
  /** Gives PostgreSQL statistics of all tables. */
  analyze(): Promise<void>
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A word names a checkout's folder, or a commit, which is checked out for the time of the measurement. */
const checkedOut = (word: string): { folder: string; remove: () => void } => {
  if (existsSync(join(word, 'package.json'))) return { folder: resolve(word), remove: () => {} }
  const folder = mkdtempSync(join(tmpdir(), `vua-${word}-`))
  execFileSync('git', ['worktree', 'add', '--quiet', '--force', '--detach', folder, word], { cwd: root })
  return { folder, remove: () => execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root }) }
}

/** The process of the application below the start script: the one that runs `main.ts`. */
const applicationOf = (port: number): number => {
  const found = readdirSync('/proc').find((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return (
        readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('src/server/main.ts') &&
        readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(`PORT=${port}`)
      )
    } catch {
      return false
    }
  })
  if (!found) throw new Error(`No application on port ${port}`)
  return Number(found)
}

interface RunningVersion {
  port: number
  stop: () => Promise<void>
}

type Environment = Readonly<Record<string, string>>

const startIn = async (folder: string, dataDir: string, more: Environment): Promise<RunningVersion> => {
  const [port, printPort] = await freePorts()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      CALLS_PER_MINUTE: '100000000',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      PORT: String(port),
      PRINT_PORT: String(printPort),
      ...more,
    },
    stdio: ['ignore', process.stderr, process.stderr],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`The product of ${folder} did not start`)
    await sleep(200)
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  return { port, stop }
}

const analyzeIn = async (dataDir: string): Promise<void> => {
  const { port, passwords } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number
    passwords: { admin: string }
  }
  const client = new pg.Client({
    connectionString: `postgresql://postgres:${passwords.admin}@127.0.0.1:${port}/vua`,
  })
  await client.connect()
  await client.query('analyze')
  await client.end()
}

/** The calls and the figures of a running product. */
const callsOf = async (
  name: string,
  { port, dataDir }: { port: number; dataDir: string },
): Promise<Omit<Version, 'close'>> => {
  const url = `http://127.0.0.1:${port}`
  const token = await signInAt(url, { tenant: 'demo', userName: 'admin', password: 'vua-demo' })
  const headers = { 'x-tenant': 'demo', 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const application = applicationOf(port)
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  return {
    name,
    call: async (path, body) => {
      const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? null) })
      const { ErrorCode, ErrorMessage, Data } = (await answer.json()) as {
        ErrorCode: number
        ErrorMessage: string
        Data: Record<string, unknown>
      }
      const said = Data?.['Description']
      if (ErrorCode !== 0 || (said !== undefined && said !== 'ok'))
        throw new Error(`${name}: ${path}: ${ErrorMessage} ${String(said)}`)
      return Data
    },
    analyze: () => analyzeIn(dataDir),
    used: () => ({ application: processorMs(application), database: processorMs(postmaster) }),
  }
}

/**
 * Starts the product of a commit, or of a checkout's folder, with an empty database, and waits for its demo tenant;
 * `more`: environment variables of this one.
 */
export const openVersion = async (word: string, more: Environment = {}): Promise<Version> => {
  const { folder, remove } = checkedOut(word)
  const dataDir = mkdtempSync(join(tmpdir(), 'vua-version-'))
  const { port, stop } = await startIn(folder, dataDir, more)
  const close = async (): Promise<void> => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
    remove()
  }
  try {
    return { ...(await callsOf(word, { port, dataDir })), close }
  } catch (error) {
    await close()
    throw error
  }
}
