/**
 * The only file that holds connections. Code that reads or writes gets a `Tx` from `inTenant`; there is no other way
 * to the database.
 */
import pg from 'pg'
import type { Statement, Tx, TxStatistics, TxUser } from '#engine/tx.ts'
import { dayIn } from '#kernel/day.ts'
import { watchAbsence, type Absence } from './absence.ts'
import { DatabaseAway, isAway, refuseRange } from './errors.ts'
import { openCursor } from './cursor.ts'
import { waitsForOthers, waitsMs } from './limits.ts'
import type { DatabaseOptions } from './options.ts'
import { repeated } from './repeating.ts'
import { openLine, type Answer, type Line } from './pipeline.ts'
import { nameOf, refuseNul, sentFor } from './sending.ts'
import { createShares, usualConnections } from './shares.ts'
import { command, isCommand, opening, type Moment, type TxOptions } from './transaction.ts'
import { typeParsers } from './types.ts'

export { Busy, DatabaseAway, isRepeatable, isTooLong, isWithoutRoom } from './errors.ts'
export type { CallKind } from './limits.ts'
export type { DatabaseOptions, SlowStatement } from './options.ts'
export type { Plans, TxOptions } from './transaction.ts'

export interface Who {
  /** A uuid; row level security restricts all rows to this tenant. */
  tenant: string
  user: TxUser | null
  /** The time zone of `tx.today`. */
  timeZone?: string
}

export interface Database {
  /** Runs `work` in a transaction of one tenant; after a conflict it runs again, so it must have no other effects. */
  inTenant<T>(who: Who, work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>
  /** Without a tenant, for tables that have none (sign-in, operations). Rows of tenants are not accessible. */
  acrossTenants<T>(reason: string, work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>
  close(): Promise<void>
}

const homeTimeZone = 'Asia/Ho_Chi_Minh'
/** Bounds the memory for prepared statements, in case statement texts vary without end. */
const statementsPerConnection = 2_000

/** The connection and its state for one run of a transaction. */
interface ConnectionState {
  client: pg.PoolClient
  /** Names of the statements prepared on this connection. */
  used: Set<string>
  /** Writing transactions send batches; in reading ones, each statement is timed separately. */
  isTogether: boolean
  options: DatabaseOptions
  /** A second connection with the same snapshot for one statement; only available in read-only transactions. */
  secondConnection: {
    isFree(): boolean
    query(moment: Moment, statement: Statement): Promise<{ rows: unknown[]; statistics: TxStatistics }>
  }
}

/** One run of a transaction on one connection. */
class Run implements Tx {
  readonly tenant: string
  readonly user: TxUser | null
  readonly now: Date
  readonly statistics: TxStatistics = { queries: 0, milliseconds: 0 }
  readonly #timeZone: string
  readonly #seat: ConnectionState
  readonly #line: Line
  #noted: { error: unknown } | undefined
  #savepoints = 0
  #cursors = 0
  #isOver = false
  #underWay = 0
  #busySince = 0

  constructor(who: Who, seat: ConnectionState) {
    this.tenant = who.tenant
    this.user = who.user
    this.now = seat.options.clock.now()
    this.#timeZone = who.timeZone ?? homeTimeZone
    this.#seat = seat
    this.#line = openLine(seat.client, {
      isTogether: seat.isTogether,
      onAnswered: (statements, milliseconds) => this.#note(statements, milliseconds),
    })
  }

  // Calculated on demand, because it is rarely needed and needs a formatter.
  get today() {
    return dayIn(this.#timeZone, this.now)
  }

  async query<R>(statement: Statement): Promise<R[]> {
    if (this.#isOver) throw new Error(`Statement after the end of its transaction: ${statement.text.slice(0, 80)}`)
    refuseNul(statement.values)
    this.statistics.queries += 1
    const { rows } = await this.#busy(() => this.#send(this.#sent(statement))).catch(refuseRange)
    return rows as R[]
  }

  #sent(statement: Statement): Statement {
    return sentFor(this.tenant, statement, this.#seat.options.isSpread)
  }

  #send(statement: Statement): Promise<Answer> {
    // Only named statements are kept as prepared.
    const name = statement.anew ? undefined : (statement.name ?? nameOf(statement.text))
    if (name) this.#seat.used.add(name)
    return this.#line.send(statement, name)
  }

  #note(statements: readonly Statement[], milliseconds: number): void {
    const asked = statements.filter((one) => !isCommand(one))
    if (asked.length > 0) this.#compare({ statements: asked, milliseconds })
    const { onSlow, slowMs = 300 } = this.#seat.options
    if (milliseconds <= slowMs) return
    const text = (asked.length > 0 ? asked : statements).map((one) => one.text).join(';\n')
    onSlow?.({ text, milliseconds, tenant: this.tenant })
  }

  /** Measures the time with at least one statement pending, because many may be pending at once. */
  async #busy<T>(work: () => Promise<T>): Promise<T> {
    if (this.#underWay === 0) this.#busySince = performance.now()
    this.#underWay += 1
    try {
      return await work()
    } finally {
      this.#underWay -= 1
      if (this.#underWay === 0) this.statistics.milliseconds += performance.now() - this.#busySince
    }
  }

  #compare(one: TxStatistics['slowest']): void {
    if (one && one.milliseconds > (this.statistics.slowest?.milliseconds ?? 0)) this.statistics.slowest = one
  }

  async batch(statements: readonly Statement[]): Promise<unknown[][]> {
    // Waits for all even if one fails, so that no result arrives in a transaction that is already rolled back.
    const answers = await Promise.allSettled(statements.map((statement) => this.query(statement)))
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason
      return answer.value
    })
  }

  async alongside<R>(statement: Statement): Promise<R[]> {
    const { secondConnection } = this.#seat
    if (!secondConnection.isFree()) return this.query<R>(statement)
    const [shared] = await this.query<{ moment: Moment }>({
      text: 'select pg_export_snapshot() as moment',
      values: [],
    })
    if (!secondConnection.isFree()) return this.query<R>(statement)
    const { rows, statistics } = await this.#busy(() => secondConnection.query(shared!.moment, statement))
    this.statistics.queries += statistics.queries
    this.#compare(statistics.slowest)
    return rows as R[]
  }

  pieces<R>(statement: Statement): AsyncIterable<R[]> {
    return openCursor<R>((one) => this.query(one), this.#sent(statement), `rows${(this.#cursors += 1)}`)
  }

  note(statements: readonly Statement[]): void {
    // If a noted statement fails, everything after it fails too, finally the commit; its error is kept, because it is
    // the reason.
    this.batch(statements).catch((error: unknown) => (this.#noted ??= { error }))
  }

  #reasonOf(error: unknown): unknown {
    const reason = this.#noted ? this.#noted.error : error
    this.#noted = undefined
    return reason
  }

  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const name = `s${(this.#savepoints += 1)}`
    const opened = this.#send(command(`savepoint ${name}`))
    opened.catch(() => {})
    try {
      const result = await work()
      await opened
      await this.#send(command(`release savepoint ${name}`))
      return result
    } catch (error) {
      await this.#send(command(`rollback to savepoint ${name}`))
      throw this.#reasonOf(error)
    }
  }

  async run<T>(work: (tx: Tx) => Promise<T>, options: TxOptions, moment?: Moment): Promise<T> {
    // Begin and tenant are sent together with the first statement; if one of them fails, all later statements fail.
    const opened = Promise.all(opening(this.tenant, options, moment).map((statement) => this.#send(statement)))
    opened.catch(() => {})
    try {
      const result = await work(this)
      await opened
      this.#isOver = true
      const end = await this.#send(command('commit'))
      // After a swallowed error, PostgreSQL answers a commit with a rollback and without an error.
      if (end.command === 'ROLLBACK') throw new Error('A failed statement was ignored; the transaction is rolled back')
      return result
    } catch (error) {
      this.#isOver = true
      await this.#send(command('rollback')).catch(() => {})
      throw this.#reasonOf(error)
    }
  }
}

const tenantPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const openPool = ({ url, max = usualConnections }: DatabaseOptions): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    types: typeParsers,
    application_name: 'vua',
  } as pg.PoolConfig)

/** Tracks what each connection has prepared. */
const noteNames = (pool: pg.Pool, absence: Absence): WeakMap<object, Set<string>> => {
  const usedNames = new WeakMap<object, Set<string>>()
  // A lost connection is reported by the statement that needed it; without a listener, the event would end the
  // process.
  pool.on('error', (error) => absence.begin(error))
  pool.on('connect', (client) => {
    usedNames.set(client, new Set())
    client.on('error', (error) => absence.begin(error))
  })
  return usedNames
}

export const openDatabase = (options: DatabaseOptions): Database => {
  const pool = openPool(options)
  const shares = createShares(options.max)
  const { onAway, onBack } = options
  const absence = watchAbsence({ look: () => pool.query('select 1'), onAway, onBack })
  const usedNames = noteNames(pool, absence)

  const once = async <T>(who: Who, work: (tx: Tx) => Promise<T>, txOptions: TxOptions, moment?: Moment): Promise<T> => {
    const { kind = 'background' } = txOptions
    const leave = await shares.take({ tenant: who.tenant, writes: waitsForOthers(kind), waitMs: waitsMs[kind] })
    const client = await pool.connect().catch((error: unknown) => {
      leave()
      absence.begin(error)
      throw new DatabaseAway(error)
    })
    const used = usedNames.get(client) ?? new Set<string>()
    let isBroken = false
    try {
      const secondConnection: ConnectionState['secondConnection'] = {
        isFree: () => txOptions.readOnly === true && !moment && shares.hasFree(who.tenant),
        query: (shared, statement) =>
          once(who, async (tx) => ({ rows: await tx.query(statement), statistics: tx.statistics }), txOptions, shared),
      }
      return await new Run(who, {
        client,
        used,
        isTogether: !txOptions.readOnly,
        options,
        secondConnection,
      }).run(work, txOptions, moment)
    } catch (error) {
      isBroken = isAway(error)
      if (isBroken) absence.begin(error)
      throw isBroken ? new DatabaseAway(error) : error
    } finally {
      client.release(isBroken || used.size > statementsPerConnection)
      leave()
    }
  }

  const retried = <T>(who: Who, work: (tx: Tx) => Promise<T>, txOptions: TxOptions = {}): Promise<T> =>
    repeated(() => once(who, work, txOptions))

  return {
    inTenant(who, work, txOptions) {
      if (!tenantPattern.test(who.tenant)) return Promise.reject(new Error(`Not the id of a tenant: "${who.tenant}"`))
      return retried(who, work, txOptions)
    },
    acrossTenants(reason, work, txOptions) {
      options.onAcross?.(reason)
      return retried({ tenant: '', user: null }, work, txOptions)
    },
    close: () => {
      absence.close()
      return pool.end()
    },
  }
}
