/** The steps `unit` and `integration`. */
import { join, relative } from 'node:path'
import { startTestPostgres } from '../test-postgres.ts'
import { counted, readReport, type Outcome } from './outcome.ts'
import { folder, root, run } from './run.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    assertionResults: readonly { status: string; fullName: string; duration?: number | null }[]
  }[]
}

const vitest = async (project: string, environment: Record<string, string> = {}): Promise<Outcome> => {
  const path = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const code = await run('vitest', ['run', '--project', project, '--passWithNoTests', ...reporters], environment)
  const report = readReport<VitestReport>(path)
  const tests = (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ status, fullName, duration }) => ({
      status,
      name: `${fullName} (${relative(root, file.name)})`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return {
    ...counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, code),
    failures: tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
    tests,
  }
}

export const unit = (): Promise<Outcome> => vitest('unit')

export const integration = async (): Promise<Outcome> => {
  if (process.env['TEST_DATABASE_URL']) return vitest('integration')
  const postgres = await startTestPostgres()
  try {
    return await vitest('integration', { TEST_DATABASE_URL: postgres.ownerUrl })
  } finally {
    await postgres.stop()
  }
}
