/** Does something to see whether it is refused, and takes it back. */
import type { Scope } from '../scope.ts'

class Undone extends Error {}

/** Nothing is left of it. Throws what it throws. */
export const tryingOut = async ({ tx }: Pick<Scope, 'tx'>, work: () => Promise<unknown>): Promise<void> => {
  const tried = tx.savepoint(async () => {
    await work()
    throw new Undone()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}
