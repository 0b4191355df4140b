/** What may go wrong between the program and the database, apart from the statements themselves. */

import { problem, Refused } from '#kernel/problem.ts'

/** The database cannot be reached, or went away during the work; nothing was saved unless the commit was under way. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`The database is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Too many wait for the database already, or this one waited too long; nothing was begun. */
export class Busy extends Error {
  constructor() {
    super('No connection of the database was free in time')
  }
}

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

const awayCode =
  /^(08...|57P0[1235]|53300|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/
// The driver has no codes for these.
const awayMessage =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/

export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  awayCode.test(codeOf(error)) ||
  (error instanceof Error && awayMessage.test(error.message))

/** The disk of the database is full: the statement was undone, and so is the whole transaction. */
export const isWithoutRoom = (error: unknown): boolean => codeOf(error) === '53100'

/** Balances and sums over many documents that no column holds: the data is refused, the program is not at fault. */
export const refuseRange = (error: unknown): never => {
  throw codeOf(error) === '22003' ? new Refused([problem('', 'outOfRange.sum')]) : error
}

/** The statement took longer than its kind may. */
export const isTooLong = (error: unknown): boolean => codeOf(error) === '57014'

/** Serialization failure and deadlock: the same work may succeed when it runs again. */
export const isRepeatable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))
