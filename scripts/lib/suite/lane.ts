/** Commands of a step that follow each other. */
import { single, sum, type Outcome } from './outcome.ts'
import { isStopped, run } from './run.ts'

export const lane = async (...commands: readonly (readonly [string, ...string[]])[]): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  for (const [command, ...words] of commands) {
    if (isStopped()) break
    outcomes.push(single(await run(command, words)))
  }
  return sum(outcomes)
}
