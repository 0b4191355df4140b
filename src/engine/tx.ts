/** What every engine function takes first. Only server/database/database.ts can make one, so nothing runs outside a transaction. */
import type { Day } from '#kernel/day.ts'

/** One SQL statement, always run as a prepared one; its name follows from its text when none is given. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
  /** The same, naming the tenant in every part: what a database that is spread by tenant is sent. */
  readonly named?: Pick<Statement, 'text' | 'values'>
  /** Planned each time, for the values at hand. */
  readonly anew?: true
}

/** The same, planned for the values at hand; what is kept of it suits any, and may be many times as slow. */
export const plannedAnew = (statement: Statement): Statement => ({
  text: statement.text,
  values: statement.values,
  get named() {
    return statement.named ?? statement
  },
  anew: true,
})

export interface TxUser {
  id: string
  name: string
}

export interface TxStatistics {
  /** Statements sent so far, without begin and commit. */
  queries: number
  /** Time spent waiting for the database. */
  milliseconds: number
  /** What took longest: one statement of a reading transaction, those answered in one piece of a writing one. */
  slowest?: { statements: readonly Statement[]; milliseconds: number }
}

export interface Tx {
  /** Calls that are not awaited one by one travel together: `Promise.all` over queries costs one round trip. */
  query<R>(statement: Statement): Promise<R[]>
  /** Sends all at once and answers in order; the first error rejects. */
  batch(statements: readonly Statement[]): Promise<unknown[][]>
  /**
   * Runs it at the same time on another connection that sees the same moment, when one is free; else as `query` does.
   * Only where nothing is written. Ask it before what shall run beside it.
   */
  alongside<R>(statement: Statement): Promise<R[]>
  /**
   * Its rows piece by piece, a short one first, each asked of the database when the one before is taken. The first are
   * asked for at once. They can be read once, while the transaction lasts.
   */
  pieces<R>(statement: Statement): AsyncIterable<R[]>
  /** Sent with whatever travels next, at the latest with the commit: what nobody waits for. Where it fails, all fails. */
  note(statements: readonly Statement[]): void
  /** Undoes what `work` wrote when it throws, and throws on; the transaction itself goes on. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /** Id of the tenant every row read or written belongs to; empty only in `acrossTenants`. */
  readonly tenant: string
  readonly user: TxUser | null
  /** The tenant's calendar day when the transaction began. */
  readonly today: Day
  readonly now: Date
  readonly statistics: TxStatistics
}
