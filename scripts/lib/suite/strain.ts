/** The step `strain`: the short forms of the long tests; each ends with its own verdict. */
import { lane } from './lane.ts'
import { sum, type Outcome } from './outcome.ts'

/** Nobody may wait longer for a small answer, in milliseconds; the machine may be busy with something else. */
const LONGEST_STALL = '1000'

/** `isWhole`: with more of everything, and with what is large by nature sent while others work. */
export const strain = async (isWhole: boolean): Promise<Outcome> => {
  const beside = await Promise.all([
    lane(
      ['node', 'test/fuzz/run.ts', '--short', ...(isWhole ? ['--requests', '5000'] : [])],
      ['node', 'bench/scale/run.ts', '--short'],
    ),
    // Most of its time is waiting for what was killed.
    lane(
      ['node', 'test/chaos/run.ts', '--short', ...(isWhole ? ['--kills', '30'] : [])],
      ['node', 'test/chaos/outside.ts', '--short'],
    ),
  ])
  const alone = isWhole ? [await lane(['node', 'bench/run.ts', 'stalls', '--most', LONGEST_STALL])] : []
  return sum([...beside, ...alone])
}
