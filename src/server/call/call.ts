/** One call of the API: the rights it demands and what it does. `run-call.ts` runs it. */
import type { Logger } from 'pino'
import type { NumberSql } from '#engine/number-sql.ts'
import type { Registry, Scope } from '#engine/scope.ts'
import { textForReader } from '#engine/stored-text.ts'
import type { Tx, TxStatistics } from '#engine/tx.ts'
import { translate, type Language, type Words } from '#i18n/catalogues.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Demand } from '#model/right.ts'
import type { About } from '#model/schema.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import type { ProblemFields, ErrorStyle, Translate } from '#wire/errors.ts'
import type { Config } from '../process/config.ts'
import type { Sealer } from '../process/sealed.ts'
import type { LastUses } from '../access/last-use.ts'
import type { CallKind, Database, Plans } from '../database/database.ts'
import type { Limiter } from '../http/limiter.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { Query } from '../http/query.ts'
import type { Tenant, TenantDirectory } from '../access/tenancy.ts'

/** What all calls of the server share. */
export interface Server {
  config: Config
  database: Database
  clock: Clock
  registry: Registry
  directory: TenantDirectory
  limiter: Limiter
  mailer: Mailer
  sealer: Sealer
  lastUses: LastUses
  outbound: Outbound
  work: Work
  log: Logger
}

/** Does the work that waits in the database (`work/worker.ts`). */
export interface Work {
  /** Called once work has been committed that is due at once; otherwise it is found within a second. */
  wake(): void
}

/** An uploaded file, fully received. */
export interface Upload {
  name: string
  bytes: Buffer
}

export interface Input {
  query: Query
  body: unknown
  /** The part of the path after the path of the call. */
  tail: string
  upload?: Upload
  /** Origin as the client sees it, e.g. `https://shop.example.vn`. */
  origin: string
  /** The Authorization header, unparsed. */
  authorization: string | undefined
  /** The network address of the client. */
  address?: string
  /** The header `User-Agent`. */
  userAgent?: string | undefined
  /** What the `work` of `outside` returned. */
  outside?: unknown
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

export interface Place {
  server: Server
  tenant: Tenant
  language: Language
}

/**
 * What a call does before its own transaction and outside any: asking the print service, or a mail server. Nothing is
 * locked while others take their time.
 */
export interface Outside {
  /** What `work` needs to know; in a transaction that may write to the log alone, after the right was checked. */
  read(scope: Scope, input: Input, server: Server): Promise<unknown>
  /** Its result is `input.outside` of `run`, which checks the right again. */
  work(place: Place, read: unknown, input: Input): Promise<unknown>
  /**
   * Whether `run` may be done again when the database was lost meanwhile: what others were asked for is done, and only
   * the answer is missing.
   */
  mayRepeat?(worked: unknown): boolean
}

interface Common {
  /** The path after `api/`; compared case-insensitively. */
  path: string
  /** What it takes and answers, for the description of the API (decision 0065). */
  about: About
  method?: 'GET' | 'POST'
  errorStyle?: ErrorStyle
  /** Labels and wire names of the fields, to report problems with. */
  problemFields?: ProblemFields
  /** Maximum size of the body in bytes; default 10 MB. */
  bodyLimit?: number
}

/** A call of a signed-in user. */
export interface Call extends Common {
  demand: Demand | ((input: Input) => Demand)
  /**
   * Another call that answers instead, with its own demand, where that depends on what is stored; undefined: the call
   * itself. Asked when the caller is known.
   */
  standIn?(tx: Tx, input: Input): Promise<Call | undefined>
  /** Message key if the right is missing; default noRight. */
  denied?: string
  /** The call changes data: sending it again with the same requestId returns the stored response. */
  writes?: boolean
  /** The call changes nothing but the event log. */
  logs?: boolean
  /** The call makes changes and rolls them back: it may write, but nothing is kept. */
  tries?: boolean
  /** Selects time limits and connection share; default: 'save' if it writes or tries, otherwise 'read'. */
  kind?: CallKind
  /** A statement timeout of its own, in milliseconds. */
  timeoutMs?: number
  /** Whether its statements use generic or custom plans; calls that write keep their plans. */
  plans?: Plans
  upload?: boolean
  outside?: Outside
  /** Called when what the call wrote is committed. */
  committed?(place: Place): void
  /** About people and their access: not for programs with a key, whatever the group of the key may. */
  forPeople?: boolean
  /** Also for users whose group demands a second factor that they have not set up yet. */
  withoutSecondFactor?: boolean
  /**
   * Returns the data of the response. A Refused that is returned instead of thrown is reported in the same way, but
   * the transaction commits.
   */
  run(scope: Scope, input: Input, server: Server): Promise<unknown>
}

/** Maximum body size of calls without a session, in bytes: they only send a name, a password or an address. */
export const publicBodyLimit = 128 * 1024

/** A call that needs no session. */
export interface PublicCall extends Common {
  open: true
  demand: 'anyone'
  run(visit: PublicInput, input: Input): Promise<unknown>
}
export interface PublicInput {
  server: Server
  tenant: Tenant
  language: Language
  address: string
}

export type AnyCall = Call | PublicCall

/** What is known about a request while it runs. The log line and the error response are built from it. */
export interface RequestLog {
  address: string
  language: Language
  /** Whether the client asked for this language; if not, the user's own setting applies. */
  hasLanguage: boolean
  tenant?: Tenant
  user?: string
  statistics: TxStatistics
  isReplay: boolean
  /** It was counted among the calls of its user, not only of its network. */
  isCounted: boolean
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
