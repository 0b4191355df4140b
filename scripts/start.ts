/**
 * `npm start`: starts the database, applies migrations, builds the web program, creates the demo tenant at the first
 * start, then runs the two servers until stopped.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '#server/process/config.ts'
import { openKeys } from '#server/process/sealed.ts'
import { demoNote, hasDemo, keepNote, noteReach, writeDemo } from './lib/first-demo.ts'
import { keepPostgres } from './lib/keep-postgres.ts'
import { checkKnown, migrateKnown } from './lib/known-database.ts'
import { logFolder, openLogFile, type LogFile } from './lib/log-files.ts'
import { withProgress } from './lib/progress.ts'
import { prepareExternal, prepareOwn, type DatabaseUrls } from './lib/roles.ts'
import { demandSpread } from './lib/cluster/spread.ts'
import { lostSecrets, putBackKeys } from './lib/sealed-secrets.ts'
import { claim } from './lib/single.ts'
import { supervise, type Program, type Supervised } from './lib/supervise.ts'
import { buildWeb } from './lib/web-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const withParent = new URL('./lib/with-parent.mjs', import.meta.url).href
/** All ends within this time of a signal, in every state. */
const endingMs = 4_500
/** Of it, what the servers have to finish running requests. */
const finishingMs = 2_500
/** Clean-up functions, run in reverse order; `leftMs` says how much time is left. */
const endings: ((leftMs: () => number) => Promise<void> | void)[] = []
const stopping = new AbortController()
/** What is printed at the end of this start and kept nowhere. */
let shownOnce = ''

const print = (line: string): void => console.log(line)

const stop = async (code: number): Promise<void> => {
  if (stopping.signal.aborted) return
  stopping.abort()
  const until = performance.now() + endingMs
  const leftMs = () => Math.max(0, until - performance.now())
  // If something does not end nevertheless: what this process leaves ends with it (`lib/end-with-us.ts`).
  setTimeout(() => process.exit(code), endingMs).unref()
  for (const end of endings.reverse()) await Promise.resolve(end(leftMs)).catch(console.error)
  process.exit(code)
}

const portIsFree = ({ host }: Pick<Config, 'host'>, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) =>
      reject(
        new Error(
          `Không mở được cổng ${port} trên ${host}. Port ${port} of ${host} cannot be used (${error.message}).`,
        ),
      ),
    )
    server.listen(port, host, () => server.close(() => resolve()))
  })

const openDatabases = async ({ dataDir, databaseUrl, databaseAppUrl }: Config): Promise<DatabaseUrls> => {
  if (databaseUrl) {
    await checkKnown({ dataDir, databaseUrl }, databaseUrl)
    return prepareExternal(databaseUrl, databaseAppUrl)
  }
  const postgres = keepPostgres(dataDir, print)
  // A little less, so that this process sees its end.
  endings.push((leftMs) => postgres.stop(leftMs() - 500))
  return prepareOwn(await postgres.ready)
}

/** Runs a script and returns its output. */
const output = (script: string, environment: Program['environment'], words: string[] = []): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', withParent, script, ...words], {
      cwd: root,
      env: { ...process.env, ...environment },
      // The channel tells it when this process is killed.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    endings.push(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout!.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error('Không tạo được dữ liệu mẫu. The demo tenant could not be made.')),
    )
  })

const demoScript = join(root, 'scripts/demo.ts')

const makeDemo = async (config: Config, isNew: boolean, environment: Program['environment']): Promise<void> => {
  if (!existsSync(demoScript) || !config.demo) return
  shownOnce = await writeDemo(config.dataDir, isNew, () => output(demoScript, environment))
}

/** Where others reach the installation, a demo made before gets another password than the published one. */
const guardDemo = async (config: Config, environment: Program['environment']): Promise<void> => {
  if (config.isLocal || !existsSync(demoScript)) return
  const told = (await output(demoScript, environment, ['--guard'])).trim()
  if (told) shownOnce = keepNote(config.dataDir, told)
}

const openMigrated = async (config: Config): Promise<{ urls: DatabaseUrls; isNew: boolean }> => {
  const urls = await openDatabases(config)
  await demandSpread(urls.ownerUrl, config.isSpread)
  const applied = await migrateKnown(config, urls.ownerUrl)
  const isNew = applied[0]?.startsWith('0001-') ?? false
  if (isNew) print(`Cơ sở dữ liệu mới · New database: ${config.databaseUrl ? 'DATABASE_URL' : config.dataDir}`)
  else if (applied.length > 0) print(`Đã nâng cấp cơ sở dữ liệu · Database upgraded: ${applied.join(', ')}`)
  return { urls, isNew }
}

const prepare = async (config: Config): Promise<DatabaseUrls> => {
  const { urls, isNew } = await withProgress(print, 'Mở cơ sở dữ liệu · Opening the database', () =>
    openMigrated(config),
  )
  const environment = { DATABASE_URL: urls.ownerUrl, DATABASE_APP_URL: urls.appUrl, DATA_DIR: config.dataDir }
  noteReach(config.dataDir, config.isLocal)
  // A demo that cannot be made keeps nobody from using the program.
  try {
    await withProgress(print, 'Ghi dữ liệu mẫu · Writing the demo data', () => makeDemo(config, isNew, environment))
  } catch (error) {
    if (stopping.signal.aborted) throw error
  }
  await guardDemo(config, environment)
  return urls
}

/**
 * The servers only get what they need: the owner connection stays in this process, and the print service gets no
 * connection.
 */
const programs = (config: Config, { appUrl }: DatabaseUrls, keys: string): Program[] => {
  const common = { NODE_ENV: 'production', DATA_DIR: config.dataDir, DATABASE_URL: undefined }
  const without = { DATABASE_APP_URL: undefined, SECRET_KEYS: undefined }
  const all = [
    {
      name: 'server',
      script: join(root, 'src/server/main.ts'),
      port: config.port,
      own: { DATABASE_APP_URL: appUrl, SECRET_KEYS: keys },
      count: config.workers,
    },
    { name: 'print', script: join(root, 'src/server/render-main.ts'), port: config.printPort, own: without, count: 1 },
  ]
  return all
    .filter(({ script }) => existsSync(script))
    .flatMap(({ name, own, count, ...one }) => {
      const log = logOf(config, name)
      const environment = { ...common, ...own }
      return Array.from({ length: count }, (_, index) => ({
        ...one,
        name: count === 1 ? name : `${name} ${index + 1}`,
        isBeside: count > 1,
        host: config.host,
        environment,
        log,
      }))
    })
}

const logOf = ({ logTo, dataDir }: Config, name: string): LogFile | null => {
  if (logTo === 'console') return null
  const file = openLogFile(logFolder(dataDir), name)
  endings.push(() => file.end())
  return file
}

const announce = ({ dataDir, host, port, baseDomain, logTo, demo: isWanted }: Config, isThere: boolean): void => {
  const demo = demoNote(dataDir, { port, isWanted, isThere })
  const name = baseDomain === 'localhost' && !['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? host : baseDomain
  print(`\nVựa: http://${name}:${port}   (Ctrl-C: dừng · stop)`)
  if (demo) print(demo)
  if (shownOnce) print(shownOnce)
  if (logTo === 'files') print(`Nhật ký máy chủ · server log: ${logFolder(dataDir)}`)
}

const openMetrics = async ({ metricsPort, dataDir }: Config, watched: readonly Supervised[]): Promise<void> => {
  if (metricsPort === null) return
  const { serveMetrics } = await import('./lib/metrics-server.ts')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const server = await serveMetrics({ port: metricsPort, watched, dataDir, version })
  endings.push(() => void server.close())
}

let renewal: Promise<void> = Promise.resolve()
/** One after the other, so that all but one serve at any time. */
const renewIn = async (supervised: readonly Supervised[]): Promise<void> => {
  for (const one of supervised) if (!stopping.signal.aborted) await one.renew()
}

const main = async (): Promise<void> => {
  const config = readConfig()
  endings.push(claim(config.dataDir))
  await portIsFree(config, config.port)
  await portIsFree(config, config.printPort)
  if (config.metricsPort) await portIsFree({ host: '127.0.0.1' }, config.metricsPort)
  const [urls] = await Promise.all([
    prepare(config),
    withProgress(print, 'Dựng giao diện · Building the pages', () => buildWeb(stopping.signal)),
  ])
  const keys = openKeys(config)
  stopping.signal.throwIfAborted()
  endings.push(() => {
    if (putBackKeys(config, keys)) print('Đã ghi lại secret.keys bị mất. secret.keys was missing and is written again.')
  })
  const supervised = programs(config, urls, keys).map((program) => supervise(program, print))
  endings.push(async () => void (await Promise.all(supervised.map((one) => one.stop(finishingMs)))))
  const [lost] = await Promise.all([
    lostSecrets(keys, { appUrl: urls.appUrl, isSpread: config.isSpread }),
    withProgress(print, 'Khởi động máy chủ · Starting the servers', async () => {
      await Promise.all(supervised.map((one) => one.ready))
    }),
  ])
  await openMetrics(config, supervised)
  process.on('SIGUSR2', () => {
    renewal = renewal.then(() => renewIn(supervised)).catch(console.error)
  })
  announce(config, await hasDemo(urls.ownerUrl))
  if (lost) print(lost)
}

// Until the servers run there is nothing to renew.
process.on('SIGUSR2', () => {})

// If the output is redirected to a full disk, losing a line is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'disconnect'] as const)
  process.on(signal, () => void stop(0))

try {
  await main()
} catch (error) {
  // What was given up because of a signal needs no explanation.
  if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
