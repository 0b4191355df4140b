/** The last lines of `npm test`. */
import { sum, type Outcome, type TimedTest } from './outcome.ts'

export interface StepResult {
  step: string
  seconds: number
  outcome: Outcome
}

const SLOWEST = 10

const shown = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`

const slowestOf = (tests: readonly TimedTest[]): string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${shown(seconds)}   ${name}`)

/** The slowest tests, what failed, what passed only when tried again, and at the very end the table of the steps. */
export const summaryOf = (results: readonly StepResult[]): string[] => {
  const total = sum(results.map(({ outcome }) => outcome))
  const slowest = slowestOf(total.tests ?? [])
  const seconds = results.reduce((all, one) => all + one.seconds, 0)
  return [
    ...(slowest.length > 0 ? ['', 'The slowest tests', ...slowest] : []),
    '',
    ...(total.failures ?? []).map((name) => `failed: ${name}`),
    ...(total.repeated ?? []).map((name) => `passed when tried again: ${name}`),
    ...results.map(
      (one) =>
        `${one.step.padEnd(12)} ${shown(one.seconds)}   ${one.outcome.passed} passed, ${one.outcome.failed} failed`,
    ),
    ...(results.length > 1 ? [`${'all'.padEnd(12)} ${shown(seconds)}`] : []),
    `${total.passed} passed, ${total.failed} failed`,
  ]
}
