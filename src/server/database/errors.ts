/** Errors between the program and the database, apart from those of statements. */

import { problem, Refused } from '#kernel/problem.ts'

/**
 * The database is unreachable, or the connection was lost during the work; nothing was saved, unless the commit was
 * already sent.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`The database is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Too many transactions wait for a connection, or this one waited too long; nothing was started. */
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
// The driver has no error codes for these.
const awayMessage =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/

export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  awayCode.test(codeOf(error)) ||
  (error instanceof Error && awayMessage.test(error.message))

/** The database's disk is full; the statement and the whole transaction were rolled back. */
const isWithoutRoom = (error: unknown): boolean => codeOf(error) === '53100'

/**
 * A numeric overflow in balances or sums over many documents: the data is refused; it is not an error of the program.
 */
export const refuseRange = (error: unknown): never => {
  throw codeOf(error) === '22003' ? new Refused([problem('', 'outOfRange.sum')]) : error
}

/** A statement before this one failed in the same transaction. */
export const isAfterFailure = (error: unknown): boolean => codeOf(error) === '25P02'

/**
 * The error is one of the database, which another database may not have: not an answer to the caller, and not that a
 * statement took too long.
 */
export const isOfDatabase = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  error instanceof Busy ||
  (error instanceof Error && 'severity' in error && !isTooLong(error))

/** The statement exceeded its time limit. */
export const isTooLong = (error: unknown): boolean => codeOf(error) === '57014'

/** Serialization failure or deadlock: the same work may succeed when it is repeated. */
export const isRepeatable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** What is said of an error of which the next try may know nothing; null for others. */
export const passingTrouble = (error: unknown): 'noRoom' | 'unavailable' | 'tooBusy' | 'tookTooLong' | null => {
  if (isWithoutRoom(error)) return 'noRoom'
  if (error instanceof DatabaseAway) return 'unavailable'
  // Other transactions conflicted with this one on every attempt.
  if (error instanceof Busy || isRepeatable(error)) return 'tooBusy'
  return isTooLong(error) ? 'tookTooLong' : null
}
