/** One call of the API: what it demands, what it does, and the one way every call is run. */
import type { Logger } from 'pino'
import type { Registry, Scope } from '#engine/scope.ts'
import type { Tx, TxStatistics } from '#engine/tx.ts'
import { translate, type Language } from '#i18n/catalogues.server.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayIn } from '#kernel/day.ts'
import { Refused, Unauthenticated } from '#kernel/problem.ts'
import type { Demand } from '#model/right.ts'
import { Rejected, type Described, type Manner, type Say } from '#wire/errors.ts'
import { neighbourhood } from '../http/address.ts'
import { authenticate, tokenFor } from '../access/auth.ts'
import type { Config } from '../process/config.ts'
import { isTooLong, type CallKind, type Database, type Plans, type TxOptions } from '../database/database.ts'
import type { Limiter } from '../http/limiter.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Query } from '../http/query.ts'
import { answeredOnce, earlierAnswer } from './resubmit.ts'
import { demandRight } from '../access/rights.ts'
import type { Tenant, TenantDirectory } from '../access/tenancy.ts'
import { readToken, type Token } from '../access/tokens.ts'

/** What the whole server shares. */
export interface Server {
  config: Config
  database: Database
  clock: Clock
  registry: Registry
  directory: TenantDirectory
  limiter: Limiter
  mailer: Mailer
  log: Logger
}

/** An uploaded file, read to its end. */
export interface Upload {
  name: string
  bytes: Buffer
}

export interface Input {
  query: Query
  body: unknown
  /** The rest of the path behind the name of the call. */
  tail: string
  upload?: Upload
  /** Origin as the caller sees it, e.g. `https://shop.example.vn`. */
  origin: string
  /** Header Authorization as it came. */
  authorization: string | undefined
}

/** Bytes instead of an envelope. */
export class FileAnswer {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  constructor(bytes: Buffer, headers: Readonly<Record<string, string>>) {
    this.bytes = bytes
    this.headers = headers
  }
}

/** `Data` written piece by piece. */
export class StreamAnswer {
  /** It reads from the database while it is written, and has to be sent before the transaction ends. */
  readonly isLive: boolean
  /** The JSON of `Data`. */
  readonly pieces: AsyncIterable<string>
  constructor(pieces: AsyncIterable<string>, isLive: boolean) {
    this.pieces = pieces
    this.isLive = isLive
  }
}
/** Sends the whole answer; throws when the caller has gone, is too slow, or `pieces` throw. */
export type Send = (answer: StreamAnswer) => Promise<void>

interface Common {
  /** Behind `api/`; matched without regard to case. */
  path: string
  method?: 'GET' | 'POST'
  manner?: Manner
  /** So that problems name fields by label and wire name. */
  described?: Described
  /** Of the body; default 10 MB. */
  bodyLimit?: number
}

/** A call of a signed-in user. */
export interface Call extends Common {
  demand: Demand | ((input: Input) => Demand)
  /** Text of the refusal when the right is missing; default noRight. */
  denied?: string
  /** Changes something: re-submitting it under the same requestId does nothing again. */
  writes?: boolean
  /** Changes nothing but the log of events. */
  logs?: boolean
  /** Tries a change and takes it back: it may write, and nothing of it stays. */
  tries?: boolean
  /** What it may cost; left out: that of a save when it writes or tries to, of a read when not. */
  kind?: CallKind
  /** A limit of its own for each statement. */
  timeoutMs?: number
  /** How its statements are planned; what writes keeps its plans. */
  plans?: Plans
  upload?: boolean
  /** A Refused that is given back, not thrown, is told like any other, but what was written stays. */
  run(scope: Scope, input: Input, server: Server): Promise<unknown>
}

/** A name, a password, an address: strangers send no more. */
export const openBody = 128 * 1024

/** A call before there is a user. */
export interface OpenCall extends Common {
  open: true
  demand: 'anyone'
  run(visit: Visit, input: Input): Promise<unknown>
}
export interface Visit {
  server: Server
  tenant: Tenant
  language: Language
  address: string
}

export type AnyCall = Call | OpenCall

/** What is known of a call while it runs; the log and the answer are made of it. */
export interface Passage {
  address: string
  language: Language
  /** Whether the caller asked for that language; otherwise the user's own counts. */
  hasLanguage: boolean
  tenant?: Tenant
  user?: string
  statistics: TxStatistics
  isReplay: boolean
  /** How its statements were planned. */
  plans?: Plans
}

export const sayIn =
  (language: Language): Say =>
  (key, values) =>
    translate(language, key, values)

/** Tokens met before → their users, so that the limit counts users and not sessions. */
const usersOfTokens = new Map<string, string>()
const remember = (token: string, user: string): void => {
  if (usersOfTokens.size >= 100_000) usersOfTokens.clear()
  usersOfTokens.set(token, user)
}

const limit = (server: Server, key: string): void => {
  if (!server.limiter.allow(key)) throw new Rejected(429, 'tooFast')
}

const keyOf = ({ hash }: Token): string => hash.toString('base64')

/** Before the body is read: who may not call, or calls too often, does not get to send ten megabytes first. */
export const admit = (server: Server, call: AnyCall, { address, authorization }: Caller): void => {
  if ('open' in call) return limit(server, neighbourhood(address))
  const token = readToken(authorization)
  if (!token) throw new Unauthenticated()
  // Of a token that was never met nothing is known but where it comes from; many of them are one caller.
  limit(server, usersOfTokens.get(keyOf(token)) ?? neighbourhood(address))
}
/** Whether a session is behind the token, asked before a large body is read. Throws what the call itself would. */
export const askSession = async (server: Server, asked: string, authorization: string | undefined): Promise<void> => {
  const tenant = await server.directory.find(asked)
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

/** An answer like any refusal: it was undone for certain, and a page that met 503 would send it again by itself. */
const tooLong = (kind: CallKind): Rejected =>
  new Rejected(200, kind === 'report' ? 'reportTooBig' : kind === 'read' ? 'readTooLong' : 'tookTooLong')

const runCall = async (
  server: Server,
  call: Call,
  { passage, input, tenant, send }: { passage: Passage; input: Input; tenant: Tenant; send: Send },
): Promise<unknown> => {
  const token = tokenFor(tenant, input.authorization)
  const demand = typeof call.demand === 'function' ? call.demand(input) : call.demand
  const work = async (tx: Tx): Promise<unknown> => {
    passage.statistics = tx.statistics
    const submission = { call: call.path.toLowerCase(), ...input }
    // Asked in the same breath; what speaks against it is told to whoever may call.
    const session = authenticate(tx, token)
    const earlier = call.writes ? earlierAnswer(tx, token, submission) : undefined
    earlier?.catch(() => {})
    const { user, settings, baseCurrency, language } = await session
    remember(keyOf(token), user.id)
    passage.user = user.userName
    if (!passage.hasLanguage) passage.language = language
    demandRight(user, demand, call.denied)
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
      const answer = await call.run(scope, input, server)
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

/** Data of the answer. Whatever goes wrong is thrown, for wire/errors.ts to translate. */
export const runAny = async (
  server: Server,
  call: AnyCall,
  { asked, passage, input, send }: { asked: string; passage: Passage; input: Input; send: Send },
): Promise<unknown> => {
  const tenant = await server.directory.find(asked, { isFresh: 'open' in call })
  passage.tenant = tenant
  if (!('open' in call)) return runCall(server, call, { passage, input, tenant, send })
  return call.run({ server, tenant, language: passage.language, address: passage.address }, input)
}
