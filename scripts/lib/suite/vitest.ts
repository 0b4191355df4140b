/** The steps `unit` and `integration`. */
import { join, relative } from 'node:path'
import { startTestPostgres } from '../test-postgres.ts'
import type { Plan } from './changed.ts'
import { counted, failure, readReport, sum, type Outcome } from './outcome.ts'
import { folder, isStopped, root, run } from './run.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    assertionResults: readonly {
      status: string
      fullName: string
      duration?: number | null
      failureMessages?: readonly string[]
    }[]
  }[]
}

let runs = 0

const vitest = async (words: readonly string[], environment: Record<string, string> = {}): Promise<Outcome> => {
  const path = join(folder, `vitest-${(runs += 1)}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const code = await run('vitest', ['run', '--passWithNoTests', ...reporters, ...words], environment)
  const report = readReport<VitestReport>(path)
  const tests = (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ status, fullName, duration, failureMessages }) => ({
      status,
      why: failureMessages?.[0]?.split('\n    at ')[0],
      name: `${fullName} (${relative(root, file.name)})`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return {
    ...counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, code),
    failures: tests.filter(({ status }) => status === 'failed').map(({ name, why }) => failure(name, why)),
    tests,
  }
}

export const unit = (): Promise<Outcome> => vitest(['--project', 'unit*'])

/** What vitest is given: everything, or the files of a plan, and of its definitions what is tested of every one. */
const integrationRuns = (plan: Plan | null): string[][] => {
  if (!plan) return [[]]
  const names = `\\b(?:${plan.definitions.join('|')})\\b`
  return [
    ...(plan.integration.length > 0 ? [[...plan.integration]] : []),
    ...(plan.definitions.length > 0
      ? [['test/conformance/', 'test/integration/attacks/malformed.test.ts', '-t', names]]
      : []),
  ]
}

export const integration = async (plan: Plan | null): Promise<Outcome> => {
  const given = process.env['TEST_DATABASE_URL']
  const postgres = given ? null : await startTestPostgres()
  const outcomes: Outcome[] = []
  try {
    for (const words of integrationRuns(plan)) {
      if (isStopped()) break
      const environment = { TEST_DATABASE_URL: given ?? postgres!.ownerUrl }
      const projects = ['integration', 'apart', 'counted'].flatMap((name) => ['--project', name])
      outcomes.push(await vitest([...projects, ...words], environment))
    }
    return sum(outcomes)
  } finally {
    await postgres?.stop()
  }
}
