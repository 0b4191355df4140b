/** The step `e2e`: the tests in a browser. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../browser.ts'
import { freeAddress } from '../product.ts'
import { counted, failure, readReport, sum, type Outcome } from './outcome.ts'
import { folder, root, run } from './run.ts'

interface PlaywrightTest {
  status: string
  results: readonly { duration: number; error?: { message?: string } }[]
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
  why?: string | undefined
}

const testsOf = (suite: PlaywrightSuite): BrowserTest[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${title} (test/e2e/${file})`,
      status,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      why: results.find(({ error }) => error)?.error?.message,
    })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
]

/**
 * All tests, or those of some files. One product for all workers of the configuration, each of which has a tenant of its
 * own in it.
 */
export const e2e = async (files: readonly string[] = []): Promise<Outcome> => {
  if (!existsSync(join(root, 'test/e2e'))) return sum([])
  let said = ''
  const path = join(folder, 'e2e.json')
  const { PORT, PRINT_PORT } = await freeAddress()
  const environment = {
    CHROMIUM: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    E2E_PORT: PORT,
    E2E_PRINT_PORT: PRINT_PORT,
    E2E_DATA_DIR: join(folder, 'e2e-data'),
  }
  const words = ['test', ...files, '--reporter=list,json']
  const code = await run('playwright', words, environment, (text) => (said = (said + text).slice(-4000)))
  const report = readReport<PlaywrightReport>(path)
  const { expected, flaky, unexpected } = report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }
  const tests = report ? testsOf(report) : []
  const named = (wanted: string): string[] =>
    tests.filter(({ status }) => status === wanted).map(({ name, why }) => failure(name, why))
  const failures = named('unexpected')
  // Without a failed test its last words are all there is to know, and other steps print much after them.
  if (code !== 0 && unexpected === 0) failures.push(`the browser tests ended with:\n${said}`)
  return { ...counted(expected + flaky, unexpected, code), failures, repeated: named('flaky'), tests }
}
