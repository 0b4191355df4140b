/**
 * `npm test`: runs every step in order, or the named ones. What is exhaustive is run by quarters; `full` runs it whole,
 * `changed` only what the changes can reach. At the end, prints the slowest tests, the names of failed ones, times and
 * counts.
 */
import { join } from 'node:path'
import { e2e } from './lib/suite/browser.ts'
import { planOf, type Plan } from './lib/suite/changed.ts'
import { choiceOf, quarterFor, quarterInWords } from './lib/suite/choice.ts'
import { git } from './lib/suite/git.ts'
import { strict, sum, type Outcome } from './lib/suite/outcome.ts'
import { isStopped, root, stopWithSignals } from './lib/suite/run.ts'
import { build, check } from './lib/suite/static.ts'
import { strain } from './lib/suite/strain.ts'
import { summaryOf, type StepResult } from './lib/suite/summary.ts'
import { integration, unit } from './lib/suite/vitest.ts'

/** The steps; with a plan, what it leaves of them. */
const steps: Readonly<Record<string, (plan: Plan | null) => Promise<Outcome>>> = {
  check,
  unit,
  integration,
  build: (plan) => (plan?.browser.length === 0 ? Promise.resolve(sum([])) : build()),
  e2e: (plan) => (plan?.browser.length === 0 ? Promise.resolve(sum([])) : e2e(plan?.browser)),
  strain: (plan) => (plan ? Promise.resolve(sum([])) : strain(quarter)),
}

stopWithSignals()
// The steps start hundreds of processes; what one of them compiled, the next one takes.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled')
const choice = choiceOf(process.argv.slice(2), Object.keys(steps))
const commit = git(root, 'rev-parse', 'HEAD')
const quarter = quarterFor(choice, process.env['QUARTER'], commit)
process.env['QUARTER'] = quarter === null ? 'all' : String(quarter)
console.log(quarterInWords(quarter, commit))
const plan = choice.isChanged ? planOf(root) : null
if (plan) process.env['DETAILS'] = 'all'
if (plan) console.log(`${plan.changed.length} files differ from ${plan.base.slice(0, 8)}.`)

const results: StepResult[] = []
for (const step of choice.steps) {
  if (isStopped()) break
  console.log(`\n── ${step}`)
  const from = performance.now()
  const outcome = await steps[step]!(plan)
  const seconds = (performance.now() - from) / 1000
  results.push({ step, seconds, outcome: choice.isFull ? strict(outcome) : outcome })
}
for (const left of plan?.left ?? []) console.log(`not run: ${left}`)
console.log(summaryOf(results).join('\n'))
process.exit(isStopped() ? 130 : sum(results.map(({ outcome }) => outcome)).code)
