/** The real product as a user starts it, in folders of its own, and what may be done to its processes. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freeAddress } from '../../scripts/lib/product.ts'
import { withDatabase, withRole } from '../../scripts/lib/roles.ts'
import { descendants, type Process } from './processes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const preload = new URL('./clock-preload.mjs', import.meta.url).href
const startMs = 240_000

export type Part = 'application' | 'print' | 'postgres' | 'backend'

export interface Product {
  /** Of the application. */
  url: string
  printUrl: string
  dataDir: string
  environment: Readonly<Record<string, string>>
  /** What it said so far, its log and that of its parts. */
  log(): string
  /** The processes of the part that run now; the application may have several. */
  all(part: Part): readonly Process[]
  /** One of them, if there is any. */
  find(part: Part): Process | undefined
  isWell(): Promise<boolean>
  stop(): Promise<void>
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })).status === 200
  } catch {
    return false
  }
}

const marks: Readonly<Record<Exclude<Part, 'backend'>, RegExp>> = {
  application: /src\/server\/main\.ts/,
  print: /src\/server\/render-main\.ts/,
  postgres: /\/postgres .*-D /,
}

const allIn = (root: number, part: Part): Process[] =>
  descendants(root).filter(({ command }) =>
    part === 'backend' ? command.startsWith('postgres: vua_app ') : marks[part].test(command),
  )
/** Of connections one in the middle: those at the beginning are seldom used. */
const oneOf = (part: Part, processes: readonly Process[]): Process | undefined =>
  processes[part === 'backend' ? Math.floor(processes.length / 2) : 0]

export interface ProductOptions {
  dataDir: string
  /** Outside `dataDir`, or in it when a full disk shall hit the log as well. */
  logPath: string
  environment?: Readonly<Record<string, string>>
}

const untilWell = async (product: Product, child: ChildProcess): Promise<Product> => {
  for (const until = performance.now() + startMs; performance.now() < until; await sleep(50)) {
    if (child.exitCode !== null) break
    if (await product.isWell()) return product
  }
  child.kill('SIGTERM')
  throw new Error(`The product did not start:\n${product.log()}`)
}

/** `CHAOS_CLOCK` in the environment names the file its clock follows. */
export const startProduct = async ({ dataDir, logPath, environment = {} }: ProductOptions): Promise<Product> => {
  const address = await freeAddress()
  const own = {
    ...address,
    DATA_DIR: dataDir,
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    CALLS_PER_MINUTE: '1000000',
    // One log of all parts, in the order of what happened.
    LOG_TO: 'console',
    NODE_OPTIONS: `--import=${preload}`,
    ...environment,
  }
  const output = openSync(logPath, 'a')
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...process.env, ...own },
    // The channel ends it with us, however we end.
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(output)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const at = (port: string): string => `http://127.0.0.1:${port}`
  const [url, printUrl] = [at(address.PORT), at(address.PRINT_PORT)]
  const all = (part: Part): Process[] => (child.pid ? allIn(child.pid, part) : [])
  return untilWell(
    {
      url,
      printUrl,
      dataDir,
      environment: own,
      log: () => readFileSync(logPath, 'utf8'),
      all,
      find: (part) => oneOf(part, all(part)),
      isWell: async () => (await answers(url)) && (await answers(printUrl)),
      stop: async () => {
        child.kill('SIGTERM')
        await ended
      },
    },
    child,
  )
}

interface Kept {
  port: number
  passwords: { admin: string; owner: string; app: string }
}

/** Connections to the database that was brought along, by role. */
export const databaseOf = (dataDir: string): { ownerUrl: string; appUrl: string; adminUrl: string } => {
  const { port, passwords } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Kept
  const adminUrl = withDatabase(`postgresql://postgres:${passwords.admin}@127.0.0.1:${port}/postgres`, 'vua')
  return {
    adminUrl,
    ownerUrl: withRole(adminUrl, 'vua_owner', passwords.owner),
    appUrl: withRole(adminUrl, 'vua_app', passwords.app),
  }
}

/** Runs one of the commands of the README on the product's data; answers what it said. */
export const command = (
  script: string,
  words: readonly string[],
  dataDir: string,
): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts', script), ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('close', (code) => resolve({ code, said }))
  })

/** The clock of a product, in a file. */
export const setClock = (path: string, offsetMs: number): void => writeFileSync(path, String(offsetMs))
