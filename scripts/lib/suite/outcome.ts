/** What a step of `npm test` came to, and how the outcomes of parts become one. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface TimedTest {
  name: string
  seconds: number
}

export interface Outcome {
  passed: number
  failed: number
  code: number
  /** Tests that failed, and why a step ended without one; printed again at the end of a long output. */
  failures?: readonly string[]
  /** Tests that passed only when tried again. */
  repeated?: readonly string[]
  /** Every test with its time, of which the slowest are printed. */
  tests?: readonly TimedTest[]
}

export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, one) => total + one.passed, 0),
  failed: outcomes.reduce((total, one) => total + one.failed, 0),
  code: outcomes.find((one) => one.code !== 0)?.code ?? 0,
  failures: outcomes.flatMap((one) => one.failures ?? []),
  repeated: outcomes.flatMap((one) => one.repeated ?? []),
  tests: outcomes.flatMap((one) => one.tests ?? []),
})

export const single = (code: number): Outcome => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, code })

/** A step that fails without a failed test (a file that cannot be loaded, no output) counts as one failure. */
export const counted = (passed: number, failed: number, code: number): Outcome => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  code: failed > 0 && code === 0 ? 1 : code,
})

/** Where everything runs, a test that passes only when tried again has failed. */
export const strict = (outcome: Outcome): Outcome => {
  const repeated = outcome.repeated ?? []
  return {
    ...outcome,
    passed: outcome.passed - repeated.length,
    failed: outcome.failed + repeated.length,
    code: repeated.length > 0 && outcome.code === 0 ? 1 : outcome.code,
  }
}

/** Characters of a failure's message in the summary. */
const LONGEST_WHY = 600

/** The name of a failed test, with the first lines of what was wrong: other output is long after a failure. */
export const failure = (name: string, why: string | undefined): string =>
  why ? `${name}\n${stripVTControlCharacters(why).slice(0, LONGEST_WHY)}` : name

export const readReport = <T>(path: string): T | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null
