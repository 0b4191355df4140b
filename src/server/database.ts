/** The only file that holds a connection. What reads or writes gets a `Tx` from `inTenant`; there is no other way in. */
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Statement, Tx, TxStatistics, TxUser } from '#engine/tx.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayIn } from '#kernel/day.ts'
import { watchAbsence } from './database-absence.ts'
import { DatabaseAway, isAway, isRepeatable } from './database-errors.ts'
import { typeParsers } from './database-types.ts'

export { DatabaseAway, isWithoutRoom } from './database-errors.ts'

export interface Who {
  /** A uuid; row level security shows and takes rows of this tenant only. */
  tenant: string
  user: TxUser | null
  /** Whose calendar `tx.today` follows. */
  timeZone?: string
}

/**
 * How the database chooses plans. `kept`: once for any values; of short statements that are always the same, planning
 * takes longest. `anew`: for the values at hand, and with several processes sooner than by default: long reports were
 * measured fifteen times slower by a plan that suits any dates.
 */
export type Plans = 'kept' | 'anew'

export interface TxOptions {
  /** Refuses writes, and shows the same moment to every statement. */
  readOnly?: boolean
  /** Shows the same moment to every statement, for work that fills tables of its own before it refuses writes. */
  snapshot?: boolean
  statementTimeoutMs?: number
  /** Left out: as the database thinks best. */
  plans?: Plans
}

export interface SlowStatement {
  text: string
  milliseconds: number
  tenant: string
}

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  max?: number
  clock: Pick<Clock, 'now'>
  slowMs?: number
  onSlow?: (slow: SlowStatement) => void
  /** Told once when the database cannot be reached any more, and how long that lasted when it can. */
  onAway?: (reason: string) => void
  onBack?: (milliseconds: number) => void
  /** Told of every use of the door between tenants. */
  onAcross?: (reason: string) => void
}

export interface Database {
  /** Runs `work` in one transaction of one tenant. It may run again (serialization failure, deadlock): it must keep nothing outside. */
  inTenant<T>(who: Who, work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>
  /** Without a tenant: for the tables that have none (sign-in, operations). Rows of tenants stay out of reach. */
  acrossTenants<T>(reason: string, work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>
  close(): Promise<void>
}

const homeTimeZone = 'Asia/Ho_Chi_Minh'
const attempts = 8
/** Texts that differ without end (never made on purpose) must not fill the server's memory with plans. */
const statementsPerConnection = 2_000

const names = new Map<string, string>()
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  if (names.size >= 10_000) names.clear()
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 16)
  names.set(text, name)
  return name
}

const begin = (options: TxOptions): string =>
  // Several statements of one answer (rows, count, sums) must agree; a read-only snapshot cannot fail to serialize.
  options.readOnly
    ? 'begin isolation level repeatable read read only'
    : options.snapshot
      ? 'begin isolation level repeatable read'
      : 'begin'

/**
 * Every table is read within a tenant, so that keys look less unique to the planner than they are; it then believes in
 * remembering answers of look-ups that are never asked twice, and joins by millions of them.
 */
const bind: Statement = {
  name: 'bind_tenant',
  text: `select set_config('app.tenant_id', $1, true), set_config('statement_timeout', $2, true), set_config('enable_memoize', 'off', true), set_config('plan_cache_mode', $3, true)`,
  values: [],
}

const planModes = { kept: 'force_generic_plan', anew: 'force_custom_plan' } as const
const shareSooner = `select set_config('parallel_setup_cost', '200', true), set_config('parallel_tuple_cost', '0.01', true)`

/** What one run of a transaction works with. */
interface Seat {
  client: pg.PoolClient
  /** Names of the statements this connection has prepared. */
  used: Set<string>
  options: DatabaseOptions
}

/** One run of a transaction on one connection. */
class Run implements Tx {
  readonly tenant: string
  readonly user: TxUser | null
  readonly now: Date
  readonly statistics: TxStatistics = { queries: 0, milliseconds: 0 }
  readonly #timeZone: string
  readonly #seat: Seat
  readonly #last: Statement[] = []
  #savepoints = 0
  #isOver = false
  #underWay = 0
  #busySince = 0
  #answeredAt = 0

  constructor(who: Who, seat: Seat) {
    this.tenant = who.tenant
    this.user = who.user
    this.now = seat.options.clock.now()
    this.#timeZone = who.timeZone ?? homeTimeZone
    this.#seat = seat
  }

  // Asked for less often than transactions are made, and a formatter is not cheap.
  get today() {
    return dayIn(this.#timeZone, this.now)
  }

  async query<R>(statement: Statement): Promise<R[]> {
    if (this.#isOver) throw new Error(`Statement after the end of its transaction: ${statement.text.slice(0, 80)}`)
    const name = statement.name ?? nameOf(statement.text)
    this.#seat.used.add(name)
    this.statistics.queries += 1
    const from = performance.now()
    // Statements that travel together are waited for together: only the time with at least one under way counts.
    if (this.#underWay === 0) this.#busySince = from
    this.#underWay += 1
    const result = await this.#seat.client
      .query({ name, text: statement.text, values: statement.values as unknown[] })
      .finally(() => {
        this.#underWay -= 1
        if (this.#underWay === 0) this.statistics.milliseconds += performance.now() - this.#busySince
      })
    // One of many sent together has its turn when the one before is answered.
    const now = performance.now()
    const milliseconds = now - Math.max(from, this.#answeredAt)
    this.#answeredAt = now
    if (milliseconds > (this.statistics.slowest?.milliseconds ?? 0))
      this.statistics.slowest = { statement, milliseconds }
    const { onSlow, slowMs = 300 } = this.#seat.options
    if (milliseconds > slowMs) onSlow?.({ text: statement.text, milliseconds, tenant: this.tenant })
    return result.rows as R[]
  }

  async batch(statements: readonly Statement[]): Promise<unknown[][]> {
    // All are waited for even when one fails, so that no answer arrives in a transaction already rolled back.
    const answers = await Promise.allSettled(statements.map((statement) => this.query(statement)))
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason
      return answer.value
    })
  }

  atEnd(statements: readonly Statement[]): void {
    this.#last.push(...statements)
  }

  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const name = `s${(this.#savepoints += 1)}`
    const opened = this.#seat.client.query(`savepoint ${name}`)
    opened.catch(() => {})
    try {
      const result = await work()
      await opened
      await this.#seat.client.query(`release savepoint ${name}`)
      return result
    } catch (error) {
      await this.#seat.client.query(`rollback to savepoint ${name}`)
      throw error
    }
  }

  async run<T>(work: (tx: Tx) => Promise<T>, options: TxOptions): Promise<T> {
    // Begin and the tenant travel with the first statement of the work; were one of them to fail, all after it would.
    const timeout = String(options.statementTimeoutMs ?? 0)
    const mode = options.plans ? planModes[options.plans] : 'auto'
    const opened = Promise.all([
      this.#seat.client.query(begin(options)),
      this.#seat.client.query({ ...bind, values: [this.tenant, timeout, mode] }),
      ...(options.plans === 'anew' ? [this.#seat.client.query(shareSooner)] : []),
    ])
    opened.catch(() => {})
    try {
      const result = await work(this)
      await opened
      const last = this.batch(this.#last)
      last.catch(() => {})
      this.#isOver = true
      const end = await this.#seat.client.query('commit')
      await last
      // PostgreSQL answers a commit after a swallowed error by rolling back, without an error of its own.
      if (end.command === 'ROLLBACK')
        throw new Error('A failed statement was passed over; the transaction is rolled back')
      return result
    } catch (error) {
      this.#isOver = true
      await this.#seat.client.query('rollback').catch(() => {})
      throw error
    }
  }
}

const tenantPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const openDatabase = (options: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    types: typeParsers,
    application_name: 'vua',
  } as pg.PoolConfig)
  const usedNames = new WeakMap<object, Set<string>>()
  const { onAway, onBack } = options
  const absence = watchAbsence({ look: () => pool.query('select 1'), onAway, onBack })
  // A lost connection is reported by the statement that needed it; without listeners it would end the program.
  pool.on('error', (error) => absence.begin(error))
  pool.on('connect', (client) => {
    usedNames.set(client, new Set())
    client.on('error', (error) => absence.begin(error))
  })

  const once = async <T>(who: Who, work: (tx: Tx) => Promise<T>, txOptions: TxOptions): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      absence.begin(error)
      throw new DatabaseAway(error)
    })
    const used = usedNames.get(client) ?? new Set<string>()
    let isBroken = false
    try {
      return await new Run(who, { client, used, options }).run(work, txOptions)
    } catch (error) {
      isBroken = isAway(error)
      if (isBroken) absence.begin(error)
      throw isBroken ? new DatabaseAway(error) : error
    } finally {
      client.release(isBroken || used.size > statementsPerConnection)
    }
  }

  const retried = async <T>(who: Who, work: (tx: Tx) => Promise<T>, txOptions: TxOptions = {}): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(who, work, txOptions)
      } catch (error) {
        if (attempt === attempts || !isRepeatable(error)) throw error
      }
      await new Promise((resume) => setTimeout(resume, Math.random() * 20 * attempt))
    }
  }

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
