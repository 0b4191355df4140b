/**
 * The transaction, which every engine function receives first. Only server/database/database.ts can make one, so no
 * query runs outside a transaction.
 */
import type { Day } from '#kernel/day.ts'

/** One SQL statement, always run as a prepared one; the default name is derived from its text. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
  /** The same statement with the tenant named in every part, for a database that is distributed by tenant. */
  readonly named?: Pick<Statement, 'text' | 'values'>
  /** Planned each time for the actual values. */
  readonly anew?: true
}

/** Makes a statement that is planned for its actual values; a generic plan may be many times slower. */
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

/**
 * What a user sees of the business, if not everything: documents and stock of some stores, and of some kinds of
 * documents only his own. The database chooses the rows (migration 0053, decision 0063).
 */
export interface Limits {
  user: string
  employee: string | null
  /** Ids of stores; null: all. */
  stores: readonly string[] | null
  /** Kinds of documents of which only those count that the user made or is the employee of. */
  ownKinds: readonly string[]
}

export interface TxStatistics {
  /** The number of statements sent so far, without begin and commit. */
  queries: number
  /** Milliseconds spent waiting for the database. */
  milliseconds: number
  /** The slowest: one statement of a reading transaction, or the statements of one batch of a writing one. */
  slowest?: { statements: readonly Statement[]; milliseconds: number }
}

export interface Tx {
  /** Queries that are not awaited one by one are pipelined: `Promise.all` over queries costs one round trip. */
  query<R>(statement: Statement): Promise<R[]>
  /** Sends all statements at once and returns their rows in order; rejects with the first error. */
  batch(statements: readonly Statement[]): Promise<unknown[][]>
  /**
   * Runs the query on a second connection with the same snapshot, if one is free; otherwise like `query`. Only for
   * read-only transactions. Call it before the queries that should run at the same time.
   */
  alongside<R>(statement: Statement): Promise<R[]>
  /**
   * The rows in pieces, a small one first; each piece is fetched when the previous one is taken, and the first
   * immediately. Can be read once, before the transaction ends.
   */
  pieces<R>(statement: Statement): AsyncIterable<R[]>
  /**
   * Sends statements whose result nobody needs, together with the next batch or the commit. If one fails, the
   * transaction fails.
   */
  note(statements: readonly Statement[]): void
  /**
   * The same, and returns the rows, for which nobody has to wait. If one fails, the transaction fails with what
   * `explain` throws.
   */
  send(statements: readonly Statement[], explain: (error: unknown) => never): Promise<unknown[][]>
  /** From now on, statements see only what these limits allow. */
  limit(limits: Limits): void
  /** What `limit` was told; null: everything is seen. */
  readonly limits: Limits | null
  /**
   * The same transaction without the limits, for what must be known whole to be right (ledgers, links, numbers) and
   * tells the user nothing by itself.
   */
  readonly whole: Tx
  /** Rolls back what `work` wrote if it throws, and rethrows; the transaction continues. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /** Id of the tenant; empty only in `acrossTenants`. */
  readonly tenant: string
  readonly user: TxUser | null
  /** The tenant's calendar day at the start of the transaction. */
  readonly today: Day
  readonly now: Date
  readonly statistics: TxStatistics
}
