/**
 * `npm test`: runs every check in order, or the named ones. At the end, prints times, the names of failed tests, and
 * counts.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { audit } from './lib/audit.ts'
import { findBrowser } from './lib/browser.ts'
import { checkLineCounts } from './lib/line-counts.ts'
import { freePort } from './lib/product.ts'
import { startTestPostgres } from './lib/test-postgres.ts'
import { buildWeb } from './lib/web-build.ts'
import { leaks } from './lib/web-leaks.ts'
import { tooBig } from './lib/web-sizes.ts'

interface Outcome {
  passed: number
  failed: number
  code: number
  /** Tests that failed, or passed only when repeated; printed again at the end of a long output. */
  names?: readonly string[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')
const folder = mkdtempSync(join(tmpdir(), 'vua-results-'))

const running = new Set<ChildProcess>()
let isStopped = false
/** Stops the running step; what it started (a database) ends as usual, and no further step starts. */
const stop = (): void => {
  isStopped = true
  for (const child of running) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop)

/** Returns the exit code; the output goes on to ours, and `heard` is given every piece of it. */
const run = (
  command: string,
  words: readonly string[],
  environment: Record<string, string> = {},
  heard?: (text: string) => void,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(join(bin, command), words, {
      cwd: root,
      // The executables of the tools look for Node in PATH.
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}`, ...environment },
      stdio: heard ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    })
    running.add(child)
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.setEncoding('utf8').on('data', (text: string) => {
        to.write(text)
        heard?.(text)
      })
    }
    child.once('error', () => resolve(127))
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })

const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, one) => total + one.passed, 0),
  failed: outcomes.reduce((total, one) => total + one.failed, 0),
  code: outcomes.find((one) => one.code !== 0)?.code ?? 0,
  names: outcomes.flatMap((one) => one.names ?? []),
})

const single = (code: number): Outcome => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, code })

/** A step that fails without a failed test (a file that cannot be loaded, no output) counts as one failure. */
const counted = (passed: number, failed: number, code: number): Outcome => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  code: failed > 0 && code === 0 ? 1 : code,
})

const readReport = <T>(path: string): T | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null

/** If the registry did not answer, the step neither passed nor failed. */
const advisories = (): Outcome => {
  const { isAsked, found, note } = audit(root, new Date().toISOString().slice(0, 10))
  console.log([note, ...found].join('\n'))
  return isAsked ? single(found.length) : sum([])
}

const lineCounts = (): Outcome => {
  const wrong = checkLineCounts(root)
  for (const one of wrong) console.error(one)
  return single(wrong.length)
}

const check = async (): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  for (const side of ['shared', 'server', 'web', 'e2e']) {
    outcomes.push(single(await run('tsc', ['-p', `tsconfig.${side}.json`])))
  }
  outcomes.push(single(await run('oxlint', ['--type-aware', '--deny-warnings'])))
  outcomes.push(single(await run('oxfmt', ['--check'])))
  outcomes.push(lineCounts())
  outcomes.push(advisories())
  return sum(outcomes)
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { name: string; assertionResults: readonly { status: string; fullName: string }[] }[]
}

const vitest = async (project: string, environment: Record<string, string> = {}): Promise<Outcome> => {
  const path = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const code = await run('vitest', ['run', '--project', project, '--passWithNoTests', ...reporters], environment)
  const report = readReport<VitestReport>(path)
  const names = (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => `failed: ${one.fullName} (${file.name})`),
  )
  return { ...counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, code), names }
}

const integration = async (): Promise<Outcome> => {
  if (process.env['TEST_DATABASE_URL']) return vitest('integration')
  const postgres = await startTestPostgres()
  try {
    return await vitest('integration', { TEST_DATABASE_URL: postgres.ownerUrl })
  } finally {
    await postgres.stop()
  }
}

const build = async (): Promise<Outcome> => {
  try {
    if (!existsSync(join(root, 'src/web/index.html'))) throw new Error('src/web/index.html is missing')
    await buildWeb()
    const wrong = [...tooBig(), ...(await leaks())]
    for (const one of wrong) console.error(one)
    return sum([single(0), single(wrong.length)])
  } catch (error) {
    console.error((error as Error).message)
    return single(1)
  }
}

interface PlaywrightSuite {
  specs?: readonly { title: string; file: string; tests: readonly { status: string }[] }[]
  suites?: readonly PlaywrightSuite[]
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; flaky: number; unexpected: number }
}

const troubled = (suite: PlaywrightSuite): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status }) =>
      status === 'unexpected'
        ? [`failed: ${title} (${file})`]
        : status === 'flaky'
          ? [`passed when tried again: ${title} (${file})`]
          : [],
    ),
  ),
  ...(suite.suites ?? []).flatMap(troubled),
]

/**
 * The parts the browser tests are run in side by side, each with a product and a database of its own: one page waits
 * while another computes.
 */
const SHARDS = 2

const e2eShard = async (shard: number, browser: string): Promise<Outcome> => {
  let said = ''
  const path = join(folder, `e2e-${shard}.json`)
  const words = ['--reporter=list,json', `--shard=${shard}/${SHARDS}`, `--output=test-results/${shard}`]
  const environment = {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    E2E_PORT: String(await freePort()),
    E2E_PRINT_PORT: String(await freePort()),
    E2E_DATA_DIR: join(folder, `e2e-data-${shard}`),
  }
  const code = await run('playwright', ['test', ...words], environment, (text) => (said = (said + text).slice(-4000)))
  const report = readReport<PlaywrightReport>(path)
  const { expected, flaky, unexpected } = report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }
  const names = report ? troubled(report) : []
  // Without a failed test its last words are all there is to know, and other steps print much after them.
  if (code !== 0 && unexpected === 0) names.push(`failed: part ${shard} of the browser tests ended with:\n${said}`)
  return { ...counted(expected + flaky, unexpected, code), names }
}

const e2e = async (): Promise<Outcome> => {
  if (!existsSync(join(root, 'test/e2e'))) return sum([])
  // Found once: the parts would otherwise install one at the same time, and only one of them can.
  const browser = await findBrowser()
  const outcomes = await Promise.all(Array.from({ length: SHARDS }, (_, index) => e2eShard(index + 1, browser)))
  return sum(outcomes)
}

/** The short forms of the three long tests; each ends with its own verdict. */
const trials = ['test/fuzz/run.ts', 'test/chaos/run.ts', 'bench/scale/run.ts']
const strain = async (): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  for (const script of trials) {
    if (isStopped) break
    outcomes.push(single(await run('node', [script, '--short'])))
  }
  return sum(outcomes)
}

const steps = { check, unit: () => vitest('unit'), integration, build, e2e, strain }
type Step = keyof typeof steps

const chosen = (words: readonly string[]): Step[] => {
  const all = Object.keys(steps) as Step[]
  const unknown = words.find((word) => !all.includes(word as Step))
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${all.join(', ')}`)
  return words.length > 0 ? (words as Step[]) : all
}

const outcomes: Outcome[] = []
const times: string[] = []
for (const step of chosen(process.argv.slice(2))) {
  if (isStopped) break
  console.log(`\n── ${step}`)
  const from = performance.now()
  const outcome = await steps[step]()
  outcomes.push(outcome)
  const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6)
  times.push(`${step.padEnd(12)} ${seconds} s   ${outcome.passed} passed, ${outcome.failed} failed`)
}
rmSync(folder, { recursive: true, force: true })
const total = sum(outcomes)
console.log(['', ...times, ...(total.names ?? []), `${total.passed} passed, ${total.failed} failed`].join('\n'))
process.exit(isStopped ? 130 : total.code)
