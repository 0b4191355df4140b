/** The step `strain`: the short forms of the long tests; each ends with its own verdict. */
import type { Quarter } from '../../../test/support/quarter.ts'
import { lane } from './lane.ts'
import { sum, type Outcome } from './outcome.ts'

/** Nobody may wait longer for a small answer, in milliseconds; the machine may be busy with something else. */
const LONGEST_STALL = '1000'

interface Share {
  fuzz: readonly string[]
  chaos: readonly string[]
  outside: readonly string[]
}
/** Whole: more of everything. */
const whole: Share = { fuzz: ['--requests', '5000'], chaos: ['--kills', '30', '--workers', '2'], outside: [] }
/**
 * Quarters take turns at the backup under load and two processes an installation, at programs killed and lines cut while
 * the outside is asked.
 */
const shareOf = (quarter: Quarter): Share => ({
  fuzz: ['--requests', '1250'],
  chaos: ['--kills', '4', ...(quarter % 2 === 0 ? [] : ['--no-restore', '--workers', '2'])],
  outside: quarter % 2 === 0 ? ['--kills', '0'] : ['--cuts', '0'],
})

/** Everything, with what is large by nature sent while others work; or what a quarter has of it. */
export const strain = async (quarter: Quarter | null): Promise<Outcome> => {
  const share = quarter === null ? whole : shareOf(quarter)
  const beside = await Promise.all([
    lane(['node', 'test/fuzz/run.ts', '--short', ...share.fuzz], ['node', 'bench/scale/run.ts', '--short']),
    // Most of its time is waiting for what was killed.
    lane(
      ['node', 'test/chaos/run.ts', '--short', ...share.chaos],
      ['node', 'test/chaos/outside.ts', '--short', ...share.outside],
    ),
  ])
  const alone = quarter === null ? [await lane(['node', 'bench/run.ts', 'stalls', '--most', LONGEST_STALL])] : []
  return sum([...beside, ...alone])
}
