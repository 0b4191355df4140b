/** The step `strain`: the short forms of the three long tests; each ends with its own verdict. */
import { single, sum, type Outcome } from './outcome.ts'
import { isStopped, run } from './run.ts'

const oneAfterAnother = async (...scripts: readonly string[]): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  for (const script of scripts) {
    if (isStopped()) break
    outcomes.push(single(await run('node', [script, '--short'])))
  }
  return sum(outcomes)
}

/** Most of the time of the second lane is waiting for what was killed. */
export const strain = async (): Promise<Outcome> =>
  sum(
    await Promise.all([
      oneAfterAnother('test/fuzz/run.ts', 'bench/scale/run.ts'),
      oneAfterAnother('test/chaos/run.ts'),
    ]),
  )
