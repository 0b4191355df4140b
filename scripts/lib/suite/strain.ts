/** The step `strain`: the short forms of the three long tests; each ends with its own verdict. */
import { lane } from './lane.ts'
import { sum, type Outcome } from './outcome.ts'

/** Most of the time of the second lane is waiting for what was killed. */
export const strain = async (): Promise<Outcome> =>
  sum(
    await Promise.all([
      lane(['node', 'test/fuzz/run.ts', '--short'], ['node', 'bench/scale/run.ts', '--short']),
      lane(['node', 'test/chaos/run.ts', '--short']),
    ]),
  )
