/** One run of a transaction on one connection. Only `database.ts` makes one. */
import { giveWay } from '#engine/give-way.ts'
import type { Limits, Statement, Tx, TxStatistics, TxUser } from '#engine/tx.ts'
import { dayIn } from '#kernel/day.ts'
import { openCursor } from './cursor.ts'
import { isAfterFailure, refuseRange } from './errors.ts'
import { narrowing, wholeView, type Narrowing } from './limited.ts'
import type { DatabaseOptions } from './options.ts'
import { openLine, type Answer, type Line, type LineClient } from './pipeline.ts'
import { nameOf, refuseNul, sentFor } from './sending.ts'
import { command, isCommand, opening, type Moment, type TxOptions } from './transaction.ts'

/** Whose rows a transaction reads and writes. */
export interface Who {
  /** A uuid; row level security restricts all rows to this tenant. */
  tenant: string
  user: TxUser | null
  /** The time zone of `tx.today`. */
  timeZone?: string
}

const homeTimeZone = 'Asia/Ho_Chi_Minh'

/** The connection and its state for one run of a transaction. */
export interface ConnectionState {
  client: LineClient
  /** Names of the statements prepared on this connection. */
  used: Set<string>
  /** Writing transactions send batches; in reading ones, each statement is timed separately. */
  isTogether: boolean
  options: DatabaseOptions
  /** A second connection with the same snapshot for one statement; only available in read-only transactions. */
  secondConnection: {
    isFree(): boolean
    query(
      moment: Moment,
      statement: Statement,
      limits: Limits | null,
    ): Promise<{ rows: unknown[]; statistics: TxStatistics }>
  }
}

export class Run implements Tx {
  readonly tenant: string
  readonly user: TxUser | null
  readonly now: Date
  limits: Limits | null = null
  readonly statistics: TxStatistics = { queries: 0, milliseconds: 0 }
  readonly #timeZone: string
  readonly #seat: ConnectionState
  readonly #line: Line
  readonly #narrowing: Narrowing
  #noted: { error: unknown } | undefined
  /** The first error of the transaction, of which those who asked beside it may hear later than of what follows. */
  #first: { error: unknown } | undefined
  #savepoints = 0
  #cursors = 0
  #isOver = false
  #underWay = 0
  #busySince = 0
  #isWhole = false
  #isPlannedAnew = false
  #whole: Tx | undefined

  constructor(who: Who, seat: ConnectionState) {
    this.tenant = who.tenant
    this.user = who.user
    this.now = seat.options.clock.now()
    this.#timeZone = who.timeZone ?? homeTimeZone
    this.#seat = seat
    this.#narrowing = narrowing(seat.options.isSpread)
    this.#line = openLine(seat.client, {
      isTogether: seat.isTogether,
      onAnswered: (statements, milliseconds) => this.#note(statements, milliseconds),
    })
  }

  limit(limits: Limits): void {
    this.limits = limits
    for (const statement of this.#narrowing.limiting(limits)) this.#sendNoted(statement)
  }

  get whole(): Tx {
    if (!this.limits) return this
    return (this.#whole ??= wholeView(this, {
      batch: (statements) => this.#wholeBatch(statements),
      note: (statements) => this.#keepReason(this.#wholeBatch(statements)),
      send: (statements, explain) => this.#explained(this.#wholeBatch(statements), explain),
    }))
  }

  #wholeBatch(statements: readonly Statement[]): Promise<unknown[][]> {
    this.#sendNoted(this.#narrowing.becomeWhole)
    this.#isWhole = true
    const answers = this.batch(statements)
    this.#isWhole = false
    this.#sendNoted(this.#narrowing.becomeLimited)
    return answers
  }

  #sendNoted(statement: Statement): void {
    this.#keepReason(this.#send(statement))
  }

  /**
   * If a statement fails whose result nobody waits for, everything after it fails too, finally the commit; its error is
   * kept, because it is the reason.
   */
  #keepReason(sent: Promise<unknown>): void {
    sent.catch((error: unknown) => (this.#noted ??= { error }))
  }

  // Calculated on demand, because it is rarely needed and needs a formatter.
  get today() {
    return dayIn(this.#timeZone, this.now)
  }

  async query<R>(statement: Statement): Promise<R[]> {
    if (this.#isOver) throw new Error(`Statement after the end of its transaction: ${statement.text.slice(0, 80)}`)
    refuseNul(statement.values)
    this.statistics.queries += 1
    const { rows } = await this.#busy(() => this.#send(this.#sent(statement))).catch((error: unknown) =>
      this.#fail(error),
    )
    // Whoever asked for many rows has much to do with them.
    await giveWay(rows.length)
    return rows as R[]
  }

  /**
   * A plan made for the values at hand knows the tenant as one of them. A table that is read in a row is then compared
   * with it, instead of the policy reading a setting for each row (decision 0083).
   */
  #sent(statement: Statement): Statement {
    const isNamed = this.#seat.options.isSpread || statement.anew || this.#isPlannedAnew
    return sentFor(this.tenant, statement, isNamed)
  }

  #send(statement: Statement): Promise<Answer> {
    // PostgreSQL always keeps the plan of a statement without values, which would lead to the machine of the tenant before.
    // Only named statements are kept as prepared. One that is planned for one role would be planned anew for another.
    const isUnkept = statement.anew || (this.#seat.options.isSpread && statement.values.length === 0)
    const common = isUnkept ? undefined : (statement.name ?? nameOf(statement.text))
    const name = common && this.limits && !this.#isWhole ? `${common}L` : common
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
    const { rows, statistics } = await this.#busy(() => secondConnection.query(shared!.moment, statement, this.limits))
    this.statistics.queries += statistics.queries
    this.#compare(statistics.slowest)
    return rows as R[]
  }

  pieces<R>(statement: Statement): AsyncIterable<R[]> {
    return openCursor<R>((one) => this.query(one), this.#sent(statement), `rows${(this.#cursors += 1)}`)
  }

  note(statements: readonly Statement[]): void {
    this.#keepReason(this.batch(statements))
  }

  send(statements: readonly Statement[], explain: (error: unknown) => never): Promise<unknown[][]> {
    return this.#explained(this.batch(statements), explain)
  }

  #explained(sent: Promise<unknown[][]>, explain: (error: unknown) => never): Promise<unknown[][]> {
    const answers = sent.catch(explain)
    this.#keepReason(answers)
    return answers
  }

  #fail(error: unknown): never {
    try {
      return refuseRange(error)
    } catch (told) {
      if (!isAfterFailure(told)) this.#first ??= { error: told }
      throw told
    }
  }

  #reasonOf(error: unknown): unknown {
    const reason = this.#noted ?? (isAfterFailure(error) ? this.#first : undefined)
    this.#noted = undefined
    this.#first = undefined
    return reason ? reason.error : error
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
    this.#isPlannedAnew = options.plans === 'anew'
    // Begin and tenant are sent together with the first statement; if one of them fails, all later statements fail.
    const opened = Promise.all(
      opening(this.tenant, options, { moment, isSpread: this.#seat.options.isSpread }).map((statement) =>
        this.#send(statement),
      ),
    )
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
