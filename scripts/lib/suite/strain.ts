/** The step `strain`: the short forms of the three long tests; each ends with its own verdict. */
import { single, sum, type Outcome } from './outcome.ts'
import { isStopped, run } from './run.ts'

const trials = ['test/fuzz/run.ts', 'test/chaos/run.ts', 'bench/scale/run.ts']

export const strain = async (): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  for (const script of trials) {
    if (isStopped()) break
    outcomes.push(single(await run('node', [script, '--short'])))
  }
  return sum(outcomes)
}
