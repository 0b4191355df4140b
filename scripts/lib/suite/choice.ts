/** What of the suite is run, from the words after `npm test --`, the commit and the environment. */
import { quarterOfCommit, readQuarter, type Quarter } from '../../../test/support/quarter.ts'

export interface Choice {
  steps: readonly string[]
  /** Everything that is exhaustive is run whole, and nothing may pass only when tried again. */
  isFull: boolean
  /** Only what the changes can reach. */
  isChanged: boolean
}

export const choiceOf = (words: readonly string[], all: readonly string[]): Choice => {
  const steps = words.filter((word) => word !== 'full' && word !== 'changed')
  const unknown = steps.find((step) => !all.includes(step))
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${all.join(', ')}, and the words full, changed`)
  const [isFull, isChanged] = [words.includes('full'), words.includes('changed')]
  if (isFull && isChanged) throw new Error('full is everything, changed is little: one of the two')
  return { steps: steps.length > 0 ? steps : all, isFull, isChanged }
}

/** `QUARTER` decides if it is given. Without a commit, a quarter is as good as another. */
export const quarterFor = ({ isFull }: Choice, given: string | undefined, commit: string): Quarter | null => {
  if (isFull) return null
  return given ? readQuarter(given) : commit ? quarterOfCommit(commit) : 1
}

export const quarterInWords = (quarter: Quarter | null, commit: string): string =>
  quarter === null
    ? 'What is exhaustive is run whole.'
    : `What is exhaustive is run by quarters: number ${quarter} of 4` +
      `${commit ? `, commit ${commit.slice(0, 8)}` : ''} (QUARTER=1 to 4 or all; npm test -- full).`
