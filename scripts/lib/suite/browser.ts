/** The step `e2e`: the tests in a browser. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../browser.ts'
import { freePort } from '../product.ts'
import { counted, readReport, sum, type Outcome } from './outcome.ts'
import { folder, root, run } from './run.ts'

interface PlaywrightTest {
  status: string
  results: readonly { duration: number }[]
}
interface PlaywrightSuite {
  specs?: readonly { title: string; file: string; tests: readonly PlaywrightTest[] }[]
  suites?: readonly PlaywrightSuite[]
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; flaky: number; unexpected: number }
}

interface BrowserTest {
  name: string
  status: string
  seconds: number
}

const testsOf = (suite: PlaywrightSuite): BrowserTest[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${title} (test/e2e/${file})`,
      status,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
]

/**
 * The parts the browser tests are run in side by side, each with a product and a database of its own: one page waits
 * while another computes.
 */
const SHARDS = 2

const shardOf = async (shard: number, browser: string, files: readonly string[]): Promise<Outcome> => {
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
  const code = await run(
    'playwright',
    ['test', ...files, ...words],
    environment,
    (text) => (said = (said + text).slice(-4000)),
  )
  const report = readReport<PlaywrightReport>(path)
  const { expected, flaky, unexpected } = report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }
  const tests = report ? testsOf(report) : []
  const named = (wanted: string): string[] => tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  const failures = named('unexpected')
  // Without a failed test its last words are all there is to know, and other steps print much after them.
  if (code !== 0 && unexpected === 0) failures.push(`part ${shard} of the browser tests ended with:\n${said}`)
  return { ...counted(expected + flaky, unexpected, code), failures, repeated: named('flaky'), tests }
}

/** All tests, or those of some files. */
export const e2e = async (files: readonly string[] = []): Promise<Outcome> => {
  if (!existsSync(join(root, 'test/e2e'))) return sum([])
  // Found once: the parts would otherwise install one at the same time, and only one of them can.
  const browser = await findBrowser()
  const outcomes = await Promise.all(Array.from({ length: SHARDS }, (_, index) => shardOf(index + 1, browser, files)))
  return sum(outcomes)
}
