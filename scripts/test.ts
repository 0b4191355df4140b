/**
 * `npm test`: runs every check in order, or the named ones. At the end, prints the slowest tests, the names of failed
 * ones, times and counts.
 */
import { e2e } from './lib/suite/browser.ts'
import { strict, sum } from './lib/suite/outcome.ts'
import { isStopped, stopWithSignals } from './lib/suite/run.ts'
import { build, check } from './lib/suite/static.ts'
import { strain } from './lib/suite/strain.ts'
import { summaryOf, type StepResult } from './lib/suite/summary.ts'
import { integration, unit } from './lib/suite/vitest.ts'

const steps = { check, unit, integration, build, e2e, strain }
type Step = keyof typeof steps

const chosen = (words: readonly string[]): Step[] => {
  const all = Object.keys(steps) as Step[]
  const unknown = words.find((word) => !all.includes(word as Step))
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${all.join(', ')}`)
  return words.length > 0 ? (words as Step[]) : all
}

stopWithSignals()
const words = process.argv.slice(2)
const isFull = words.includes('full')
const results: StepResult[] = []
for (const step of chosen(words.filter((word) => word !== 'full'))) {
  if (isStopped()) break
  console.log(`\n── ${step}`)
  const from = performance.now()
  const outcome = await steps[step]()
  results.push({ step, seconds: (performance.now() - from) / 1000, outcome: isFull ? strict(outcome) : outcome })
}
console.log(summaryOf(results).join('\n'))
process.exit(isStopped() ? 130 : sum(results.map(({ outcome }) => outcome)).code)
