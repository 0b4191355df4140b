/**
 * Counters of the work of a process of the application, for monitoring (decision 0128). No label has a value that a
 * tenant or a user chose: kinds of documents, calls, work and adapters are those of the program.
 */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { CallKind } from '#model/call.ts'
import { countActive } from './active.ts'
import { openRegistry, secondsOf, usualSeconds } from './registry.ts'

/**
 * How an answer ended: `answered`; `replayed`, because its `requestId` was answered before; `refused` by a rule of the
 * business; `rejected` with a status from 400; `failed` with one from 500.
 */
type Outcome = 'answered' | 'replayed' | 'refused' | 'rejected' | 'failed'

export interface AnswerRecord {
  kind: CallKind | 'hook' | 'other'
  /** The kind of document that was saved; undefined if the call saves none. */
  document: string | undefined
  outcome: Outcome
  status: number
  milliseconds: number
  /** Milliseconds of it that the database took, and the number of statements. */
  database: { milliseconds: number; queries: number }
  /** Who called; kept for five minutes, and never shown. Undefined without a session. */
  caller: string | undefined
}

/** Each is called where something happens. Durations are in milliseconds. */
export interface Meters {
  registry: Registry
  answered: (answer: AnswerRecord) => void
  /** A transaction got a connection after it waited so long. */
  connected: (milliseconds: number) => void
  /** A transaction found no connection in time. */
  unconnected: () => void
  slow: () => void
  repeated: (code: string) => void
  away: () => void
  back: (milliseconds: number) => void
  exchanged: (exchange: { adapter: string; outcome: string; milliseconds: number }) => void
  worked: (work: { kind: string; outcome: string; milliseconds: number }) => void
}

const answerMeters = (registers: Registry[]): Pick<Meters, 'answered'> => {
  const answers = new Counter({
    name: 'vua_answers_total',
    help: 'Answers by the kind of the call and the HTTP status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'vua_answer_seconds',
    help: 'Time from a request to the end of its answer, by the kind of the call and how it ended',
    labelNames: ['kind', 'outcome'],
    buckets: usualSeconds,
    registers,
  })
  const saves = new Histogram({
    name: 'vua_save_seconds',
    help: 'Time of saves of documents, by the kind of document and how they ended',
    labelNames: ['document', 'outcome'],
    buckets: usualSeconds,
    registers,
  })
  const database = new Counter({
    name: 'vua_answer_database_seconds_total',
    help: 'Time that answers waited for the database, by the kind of the call',
    labelNames: ['kind'],
    registers,
  })
  const statements = new Counter({
    name: 'vua_statements_total',
    help: 'SQL statements of answers, by the kind of the call',
    labelNames: ['kind'],
    registers,
  })
  const active = countActive()
  new Gauge({
    name: 'vua_active_users',
    help: 'Users of all tenants who made a call to this process within five minutes',
    registers,
    collect() {
      this.set(active.count())
    },
  })
  return {
    answered: ({ kind, document, outcome, status, milliseconds, database: asked, caller }) => {
      answers.inc({ kind, status })
      seconds.observe({ kind, outcome }, secondsOf(milliseconds))
      if (document !== undefined) saves.observe({ document, outcome }, secondsOf(milliseconds))
      database.inc({ kind }, secondsOf(asked.milliseconds))
      statements.inc({ kind }, asked.queries)
      if (caller !== undefined) active.note(caller)
    },
  }
}

const databaseMeters = (
  registers: Registry[],
): Pick<Meters, 'connected' | 'unconnected' | 'slow' | 'repeated' | 'away' | 'back'> => {
  const waits = new Histogram({
    name: 'vua_connection_wait_seconds',
    help: 'Time that transactions waited for a connection to the database',
    buckets: usualSeconds,
    registers,
  })
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers })
  const refused = counter('vua_connection_refusals_total', 'Transactions that found no connection in time')
  const slow = counter('vua_slow_statements_total', 'Statements or batches that took more than 300 ms')
  const absences = counter('vua_database_absences_total', 'How often the database could not be reached any more')
  const absent = counter('vua_database_absent_seconds_total', 'For how long it could not be reached, once it was back')
  const repeated = new Counter({
    name: 'vua_repeated_transactions_total',
    help: 'Attempts that failed in conflict with another transaction, by the code of PostgreSQL',
    labelNames: ['code'],
    registers,
  })
  let isAway = false
  new Gauge({
    name: 'vua_database_reached',
    help: '1 while this process reaches the database',
    registers,
    collect() {
      this.set(isAway ? 0 : 1)
    },
  })
  return {
    connected: (milliseconds) => waits.observe(secondsOf(milliseconds)),
    unconnected: () => refused.inc(),
    slow: () => slow.inc(),
    repeated: (code) => repeated.inc({ code }),
    away: () => {
      isAway = true
      absences.inc()
    },
    back: (milliseconds) => {
      isAway = false
      absent.inc(secondsOf(milliseconds))
    },
  }
}

const workMeters = (registers: Registry[]): Pick<Meters, 'exchanged' | 'worked'> => {
  const work = new Histogram({
    name: 'vua_work_seconds',
    help: 'Attempts at background work by kind: done, again (another attempt follows), failed (it was the last), lost',
    labelNames: ['kind', 'outcome'],
    buckets: usualSeconds,
    registers,
  })
  const exchanges = new Histogram({
    name: 'vua_exchange_seconds',
    help: 'Questions to invoice providers and carriers, by adapter: 2xx to 5xx, or why there was no answer',
    labelNames: ['adapter', 'outcome'],
    buckets: usualSeconds,
    registers,
  })
  return {
    worked: ({ kind, outcome, milliseconds }) => work.observe({ kind, outcome }, secondsOf(milliseconds)),
    exchanged: ({ adapter, outcome, milliseconds }) => exchanges.observe({ adapter, outcome }, secondsOf(milliseconds)),
  }
}

export const openMeters = (): Meters => {
  const registry = openRegistry()
  const registers = [registry]
  return { registry, ...answerMeters(registers), ...databaseMeters(registers), ...workMeters(registers) }
}
