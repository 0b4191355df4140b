/** One call of the API: the rights it demands, what it does, and the code that runs every call. */
import type { Logger } from 'pino'
import { countCall } from '#engine/give-way.ts'
import type { Registry, Scope } from '#engine/scope.ts'
import type { Tx, TxStatistics } from '#engine/tx.ts'
import { translate, type Language } from '#i18n/catalogues.server.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayIn } from '#kernel/day.ts'
import { Refused, Unauthenticated } from '#kernel/problem.ts'
import type { Demand } from '#model/right.ts'
import { Rejected, type ProblemFields, type ErrorStyle, type Translate } from '#wire/errors.ts'
import { networkOf } from '../http/address.ts'
import { authenticate, tokenFor, type Session } from '../access/auth.ts'
import type { Config } from '../process/config.ts'
import type { Sealer } from '../process/sealed.ts'
import { isTooLong, type CallKind, type Database, type Plans, type TxOptions } from '../database/database.ts'
import type { Limiter } from '../http/limiter.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Query } from '../http/query.ts'
import { answeredOnce, earlierAnswer } from './resubmit.ts'
import { demandRight, limitsOf } from '../access/rights.ts'
import type { Tenant, TenantDirectory } from '../access/tenancy.ts'
import { readToken, type Token } from '../access/tokens.ts'

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
  log: Logger
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

/** A response whose `Data` is written in pieces. */
export class StreamAnswer {
  /**
   * The pieces are read from the database while they are written, so the response must be sent before the transaction
   * ends.
   */
  readonly isLive: boolean
  /** The JSON text of `Data`. */
  readonly pieces: AsyncIterable<string>
  constructor(pieces: AsyncIterable<string>, isLive: boolean) {
    this.pieces = pieces
    this.isLive = isLive
  }
}
/** Sends the whole response. Throws if the client disconnects or reads too slowly, or if `pieces` throws. */
export type Send = (answer: StreamAnswer) => Promise<void>

interface Common {
  /** The path after `api/`; compared case-insensitively. */
  path: string
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
  /** How its statements were planned. */
  plans?: Plans
  /** The fields of the call that answered instead. */
  problemFields?: ProblemFields | undefined
}

export const translatorFor =
  (language: Language): Translate =>
  (key, values) =>
    translate(language, key, values)

/** Users of tokens seen before, so that rate limits count users instead of sessions. */
const usersOfTokens = new Map<string, string>()
const remember = (token: string, user: string): void => {
  if (usersOfTokens.size >= 100_000) usersOfTokens.clear()
  usersOfTokens.set(token, user)
}

const limit = (server: Server, key: string): void => {
  if (!server.limiter.allow(key)) throw new Rejected(429, 'tooFast')
}

const keyOf = ({ hash }: Token): string => hash.toString('base64')

/**
 * Runs before the body is read, so that a caller without a valid token, or above the rate limit, cannot send ten
 * megabytes first.
 */
export const admit = (server: Server, call: AnyCall, { address, authorization }: Caller): void => {
  if ('open' in call) return limit(server, networkOf(address))
  const token = readToken(authorization)
  if (!token) throw new Unauthenticated()
  // The user of an unknown token is not known yet, so it is counted by network address: many unknown tokens from one
  // address share a limit.
  limit(server, usersOfTokens.get(keyOf(token)) ?? networkOf(address))
}
/** Checks the session before a large body is read. Throws the same errors as the call itself would. */
export const checkSession = async (
  server: Server,
  tenantCode: string,
  authorization: string | undefined,
): Promise<void> => {
  const tenant = await server.directory.find(tenantCode)
  const token = tokenFor(tenant, authorization)
  await server.database.inTenant({ tenant: tenant.id, user: null }, (tx) => authenticate(tx, token), {
    readOnly: true,
    kind: 'check',
  })
}

export interface Caller {
  address: string
  authorization: string | undefined
}

/**
 * Answered as a refusal, because the transaction was certainly rolled back; with 503 the page would retry by itself.
 */
const tooLong = (kind: CallKind): Rejected =>
  new Rejected(200, kind === 'report' ? 'reportTooBig' : kind === 'read' ? 'readTooLong' : 'tookTooLong')

const demandOf = ({ demand }: Call, input: Input): Demand => (typeof demand === 'function' ? demand(input) : demand)

/** From now on the call sees what its user may see. */
const limitSight = (tx: Tx, user: Session['user'], { registry }: Server): void => {
  const limits = limitsOf(user, registry.documents.values())
  if (limits) tx.limit(limits)
}

const runCall = async (
  server: Server,
  call: Call,
  { passage, input, tenant, send }: { passage: RequestLog; input: Input; tenant: Tenant; send: Send },
): Promise<unknown> => {
  const token = tokenFor(tenant, input.authorization)
  const demand = demandOf(call, input)
  const work = async (tx: Tx): Promise<unknown> => {
    passage.statistics = tx.statistics
    const submission = { call: call.path.toLowerCase(), ...input }
    // Sent in the same batch as the authentication. Its errors are reported only after the right was checked.
    const session = authenticate(tx, token)
    const earlier = call.writes ? earlierAnswer(tx, token, submission) : undefined
    earlier?.catch(() => {})
    const { user, settings, baseCurrency, language } = await session
    remember(keyOf(token), user.id)
    passage.user = user.userName
    if (!passage.hasLanguage) passage.language = language
    const standIn = await call.standIn?.(tx, input)
    if (standIn) passage.problemFields = standIn.problemFields
    limitSight(tx, user, server)
    demandRight(user, standIn ? demandOf(standIn, input) : demand, call.denied)
    const scope: Scope = {
      tx,
      user,
      settings,
      baseCurrency,
      today: dayIn(settings.timeZone, tx.now),
      now: tx.now,
      language: passage.language,
      address: passage.address,
      newId: () => server.clock.newId(),
      registry: server.registry,
    }
    const run = async () => {
      const answer = await (standIn ?? call).run(scope, input, server)
      if (answer instanceof StreamAnswer && answer.isLive) await send(answer)
      return answer
    }
    if (!earlier) return run()
    const { answer, isReplay } = await answeredOnce(scope, submission, { earlier: await earlier, work: run })
    passage.isReplay = isReplay
    return answer
  }
  const plans = call.writes ? 'kept' : call.plans
  if (plans) passage.plans = plans
  const kind = call.kind ?? (call.writes || call.tries ? 'save' : 'read')
  const options: TxOptions = {
    readOnly: !call.writes && !call.logs && !call.tries,
    kind,
    ...(plans && { plans }),
    ...(call.timeoutMs === undefined ? {} : { statementTimeoutMs: call.timeoutMs }),
  }
  const answer = await server.database
    .inTenant({ tenant: tenant.id, user: null }, work, options)
    .catch((error: unknown) => {
      throw isTooLong(error) ? tooLong(kind) : error
    })
  if (answer instanceof Refused) throw answer
  return answer
}

/** Runs a call and returns the data of its response. Throws on every failure; wire/errors.ts translates the error. */
export const runAny = async (
  server: Server,
  call: AnyCall,
  { tenantCode, passage, input, send }: { tenantCode: string; passage: RequestLog; input: Input; send: Send },
): Promise<unknown> => {
  const tenant = await server.directory.find(tenantCode, { isFresh: 'open' in call })
  passage.tenant = tenant
  if (!('open' in call)) return runCall(server, call, { passage, input, tenant, send }).finally(countCall())
  return call.run({ server, tenant, language: passage.language, address: passage.address }, input)
}
