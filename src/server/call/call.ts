/** Calls as the server runs them (`engine/call.ts` says what a call is), and what they may answer beside data. */
export type { Input, Upload } from '#engine/call.ts'
import type { Logger } from 'pino'
import type { CallOf, Host, Outside as HostOutside, Place as HostPlace, Visit as HostVisit } from '#engine/call.ts'
import type { NumberSql } from '#engine/number-sql.ts'
import type { Registry, Scope } from '#engine/scope.ts'
import { textForReader } from '#engine/stored-text.ts'
import type { TxStatistics } from '#engine/tx.ts'
import { translate, type Language, type Words } from '#i18n/catalogues.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import type { ProblemFields, Translate } from '#wire/errors.ts'
import type { Config } from '../process/config.ts'
import type { Sealer } from '../process/sealed.ts'
import type { LastUses } from '../access/last-use.ts'
import type { Database, Plans } from '../database/database.ts'
import type { Replica } from '../database/replica.ts'
import type { Limiter } from '../http/limiter.ts'
import type { Meters } from '../metrics/meters.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { Tenant, TenantDirectory } from '../access/tenancy.ts'

/** What all calls of the server share. */
export interface Server extends Host {
  config: Config
  database: Database
  /** Answers calls `byReplica`; absent without DATABASE_READ_URL. */
  replica?: Replica
  clock: Clock
  registry: Registry
  directory: TenantDirectory
  limiter: Limiter
  mailer: Mailer
  sealer: Sealer
  lastUses: LastUses
  outbound: Outbound
  invoiceTurns: InvoiceTurns
  work: Work
  log: Logger
  /** Absent where nothing is counted for monitoring. */
  meters?: Meters | undefined
}

export interface InvoiceTurn {
  /** From now on the next one of the same day may begin. */
  begun: () => void
  /** The request is over. */
  leave: () => void
}

/** Who asks a provider to issue invoices of a series, and when (`issuing/series-line.ts`). */
export interface InvoiceTurns {
  /**
   * Resolves when this invoice may be sent; to null when the signal is aborted before. `most` are sent beside each
   * other, all of one day.
   */
  take(
    wanted: { tenant: string; invoice: string; series: string; day: string; most: number },
    signal: AbortSignal,
  ): Promise<InvoiceTurn | null>
  /** True if other processes may have sent the invoice since it was marked, so that its provider is asked first. */
  areShared: boolean
}

/** Does the work that waits in the database (`work/worker.ts`). */
interface Work {
  /** Called once work has been committed that is due at once; otherwise it is found within a second. */
  wake(): void
}

/** A response of raw bytes instead of an envelope. */
export class FileAnswer {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  constructor(bytes: Buffer, headers: Readonly<Record<string, string>>) {
    this.bytes = bytes
    this.headers = headers
  }
}

/** The response of a save that was sent with the commit: its number is known when the transaction has ended. */
export class NumberedAnswer {
  /** The response without its number. */
  readonly unnumbered: SaveAnswer
  /** The number, for statements that are sent before it is known. */
  readonly drawn: NumberSql
  readonly #number: Promise<string>
  constructor(unnumbered: SaveAnswer, number: Promise<string>, drawn: NumberSql) {
    this.unnumbered = unnumbered
    this.drawn = drawn
    this.#number = number
  }
  async numbered(): Promise<SaveAnswer> {
    return { ...this.unnumbered, NumberID: await this.#number }
  }
}

/** A response whose `Data` is written in pieces. */
export class StreamAnswer {
  /**
   * The pieces are read from the database while they are written, so the transaction must not end before they are
   * `held` or sent.
   */
  readonly isLive: boolean
  /** Settled when nothing more is read, if that can be before the last piece is written. */
  readonly held: Promise<unknown> | undefined
  /** The sending that began within the transaction. */
  sent: Promise<void> | undefined
  /** The JSON text of `Data`. */
  readonly pieces: AsyncIterable<string>
  constructor(pieces: AsyncIterable<string>, { isLive, held }: Pick<StreamAnswer, 'isLive' | 'held'>) {
    this.pieces = pieces
    this.isLive = isLive
    this.held = held
  }
}
/** Sends the whole response. Throws if the client disconnects or reads too slowly, or if `pieces` throws. */
export type Send = (answer: StreamAnswer) => Promise<void>

/** Maximum body size of calls without a session, in bytes: they only send a name, a password or an address. */
export const publicBodyLimit = 128 * 1024

export type Place = HostPlace<Server>
export type Outside = HostOutside<Scope, Server>
/** Who calls without a session. */
export type Visit = HostVisit<Server>
/** A call that the server runs: of a signed-in user, or for `Visit` of anyone. */
export type Call<Caller = Scope> = CallOf<Caller, Server>
export type AnyCall = Call | Call<Visit>
/** The call needs no session. */
export const isOpen = (call: AnyCall): call is Call<Visit> => call.demand === 'anyone'

/** What is known about a request while it runs. The log line and the error response are built from it. */
export interface RequestLog {
  address: string
  language: Language
  /** True if the client asked for this language; if not, the user's own setting applies. */
  hasLanguage: boolean
  tenant?: Tenant
  user?: string
  statistics: TxStatistics
  isReplay: boolean
  /** A rule of the business refused it. */
  isRefused?: boolean
  /** The call was counted among the calls of its user, not only of its network. */
  isCounted: boolean
  /** The replica was asked for the answer. */
  isByReplica?: boolean
  /** How its statements were planned. */
  plans?: Plans
  /** The fields of the call that answered instead. */
  problemFields?: ProblemFields | undefined
}

/** What was stored of what others said may be the program's own text. */
const said = (language: Language, values: Words): Words =>
  values['text'] ? { ...values, text: textForReader(language, values['text']) } : values
export const translatorFor =
  (language: Language): Translate =>
  (key, values) =>
    translate(language, key, key === 'providerSays' && values ? said(language, values) : values)
