/** Refusals; and processing many items in savepoints, where a refused one does not stop the others. */
import { Refused, type Problem } from '#kernel/problem.ts'
import type { Scope } from './scope.ts'

/** Throws Refused unless all problems are confirmed warnings. */
export const refuseProblems = (problems: readonly Problem[], confirmed: readonly string[]): void => {
  const open = problems.filter((one) => !(one.confirmable && confirmed.includes(one.message.split('.')[0]!)))
  if (open.length > 0) throw new Refused(open)
}

interface Failure {
  id: string
  number: string
  problems: readonly Problem[]
}
export interface Outcome {
  done: number
  failures: Failure[]
  /** What should be known of those that were not refused. */
  notices?: Failure[]
}

/** Runs `work` for every entry in order, even if two have the same id; a refused one does not stop the others. */
export const inTurn = async <T extends { readonly id: string }>(
  scope: Scope,
  entries: readonly T[],
  numberOf: (id: string) => Promise<string>,
  work: (entry: T) => Promise<void>,
): Promise<Outcome> => {
  const outcome: Outcome = { done: 0, failures: [] }
  for (const entry of entries) {
    const { id } = entry
    try {
      await scope.tx.savepoint(() => work(entry))
      outcome.done += 1
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      outcome.failures.push({ id, number: await numberOf(id), problems: error.problems })
    }
  }
  return outcome
}

/** Runs `work` once for each id; a refused one does not stop the others. */
export const each = (
  scope: Scope,
  ids: readonly string[],
  numberOf: (id: string) => Promise<string>,
  work: (id: string) => Promise<void>,
): Promise<Outcome> =>
  inTurn(
    scope,
    [...new Set(ids)].map((id) => ({ id })),
    numberOf,
    (entry) => work(entry.id),
  )
