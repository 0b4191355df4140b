/**
 * What is said of one of many when something happens that nobody foresaw: the connection to the database is lost, a
 * statement takes too long. The others have been asked of the provider, and their answers must not be lost with it.
 */
import { randomBytes } from 'node:crypto'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import type { Server } from '../call/call.ts'
import { passingTrouble } from '../database/database.ts'

interface Happened {
  error: unknown
  tenant: string
  id: string
}

/** The failure's reasons if it is a refusal; else it is in the log. `pending`: it may have been sent, and is told to wait. */
export const reasonsOf = (
  { log }: Pick<Server, 'log'>,
  { error, tenant, id }: Happened,
  pending?: string,
): readonly Problem[] => {
  if (error instanceof Refused) return error.problems
  if (error instanceof NotFound) return [problem('', error.message)]
  const passing = passingTrouble(error)
  const ref = randomBytes(3).toString('hex').toUpperCase()
  if (passing) log.warn({ tenant, invoice: id, reason: passing }, 'invoice')
  else log.error({ err: error, reference: ref, tenant, invoice: id }, 'invoice')
  if (pending) return [problem('', pending)]
  return [passing ? problem('', passing) : problem('', 'fault', { ref })]
}
