/** The code that runs every call: limits, session, transaction, rights, one answer per `requestId`. */
import { countCall } from '#engine/give-way.ts'
import type { Scope } from '#engine/scope.ts'
import type { Statement, Tx } from '#engine/tx.ts'
import { dayIn } from '#kernel/day.ts'
import { Refused, Unauthenticated } from '#kernel/problem.ts'
import type { Demand } from '#model/right.ts'
import { Rejected } from '#wire/errors.ts'
import { isWithin, networkOf } from '../http/address.ts'
import { addressProblem } from '../outbound/hosts.ts'
import { officialHostsOf } from '../shipping/carriers/official-hosts.ts'
import { authenticate, tokenFor, type Session } from '../access/auth.ts'
import { DatabaseAway, isTooLong, type CallKind, type TxOptions } from '../database/database.ts'
import { demandRight, limitsOf } from '../access/rights.ts'
import type { Tenant } from '../access/tenancy.ts'
import { readToken, type Token } from '../access/tokens.ts'
import { fromReplica, type Admission } from './from-replica.ts'
import { answeredOnce, earlierAnswer, Replayed, replayed } from './resubmit.ts'
import {
  isOpen,
  NumberedAnswer,
  StreamAnswer,
  type AnyCall,
  type Call,
  type Input,
  type Outside,
  type Place,
  type RequestLog,
  type Send,
  type Server,
} from './call.ts'

interface Counted {
  key: string
  /** The limit of a key of a program; those of people are the installation's. */
  most?: number
}
/** Users of tokens seen before, so that rate limits count users instead of sessions. */
const usersOfTokens = new Map<string, Counted>()
const remember = (token: string, user: Counted): void => {
  if (usersOfTokens.size >= 100_000) usersOfTokens.clear()
  usersOfTokens.set(token, user)
}

const limit = (server: Server, { key, most }: Counted): void => {
  if (!server.limiter.allow(key, most)) throw new Rejected(429, 'tooFast')
}

const keyOf = ({ hash }: Token): string => hash.toString('base64')

/**
 * Runs before the body is read, so that a caller without a valid token, or above the rate limit, cannot send ten
 * megabytes first.
 */
export const admit = (server: Server, call: AnyCall, { address, authorization }: Caller): { isCounted: boolean } => {
  const token = isOpen(call) ? null : readToken(authorization)
  if (!token && !isOpen(call)) throw new Unauthenticated()
  // The user of an unknown token is not known yet, so it is counted by network address: many unknown tokens from one
  // address share a limit.
  const user = token ? usersOfTokens.get(keyOf(token)) : undefined
  limit(server, user ?? { key: networkOf(address) })
  return { isCounted: user !== undefined }
}
/**
 * Until a demanded second factor is set up, only the calls that set it up are answered. A key counts at its networks
 * only, and not for what people do about themselves and others.
 */
const demandEntry = (
  { mustSetUp, program }: Session,
  { withoutSecondFactor, forPeople }: Call,
  address: string,
): void => {
  if (program && program.addresses.length > 0 && !isWithin(address, program.addresses))
    throw new Rejected(403, 'apiKey.elsewhere')
  if (program && forPeople) throw new Rejected(403, 'apiKey.forPeople')
  if (mustSetUp && !withoutSecondFactor) throw new Rejected(403, 'secondFactor.demanded', {}, 'secondFactorDemanded')
}

/** Checks the session before a large body is read. Throws the same errors as the call itself would. */
export const checkSession = async (
  server: Server,
  call: Call,
  { tenantCode, authorization, address }: Caller & { tenantCode: string },
): Promise<void> => {
  const tenant = await server.directory.find(tenantCode)
  const token = tokenFor(tenant, authorization)
  const session = await server.database.inTenant({ tenant: tenant.id, user: null }, (tx) => authenticate(tx, token), {
    readOnly: true,
    kind: 'check',
  })
  demandEntry(session, call, address)
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

interface Run {
  passage: RequestLog
  input: Input
  tenant: Tenant
  send: Send
  /** True once a part of the answer was sent. */
  hasBegun: () => boolean
}

interface Entering {
  tx: Tx
  token: Token
  run: Run
  session: Promise<Session>
  events: Statement[] | undefined
}

/** Who calls, after all that could refuse him: an ended session, a second factor that is missing, a right. */
const enter = async (
  server: Server,
  call: Call,
  { tx, token, run: { passage, input }, session, events }: Entering,
): Promise<{ scope: Scope; answers: Call }> => {
  const found = await session
  const { user, settings, baseCurrency, autoInvoices, language, program } = found
  const counted: Counted = { key: user.id, ...(program && { most: program.callsPerMinute }) }
  remember(keyOf(token), counted)
  // Otherwise as many calls as the network may make could arrive at once, before the first one told whose they are.
  if (!passage.isCounted) limit(server, counted)
  passage.isCounted = true
  passage.user = user.userName
  if (!passage.hasLanguage) passage.language = language
  demandEntry(found, call, passage.address)
  server.lastUses.note({ ...token, address: passage.address, at: tx.now }, found.lastUsed)
  const standIn = await call.standIn?.(tx, input)
  if (standIn) passage.problemFields = standIn.problemFields
  limitSight(tx, user, server)
  demandRight(user, demandOf(standIn ?? call, input), call.denied)
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
    sealing: server.sealer,
    ...(autoInvoices !== null && { autoInvoices }),
    ...(events && { events }),
    refusedAddress: (at, url, adapter) =>
      addressProblem(at, url, { official: officialHostsOf(adapter), listed: server.config.outboundHosts }),
  }
  return { scope, answers: standIn ?? call }
}

/**
 * Resolves when the transaction may end: a slow reader of rows that are in memory keeps no connection. What fails in
 * the database fails the sending, too.
 */
const sendWhileRead = async (answer: StreamAnswer, send: Send): Promise<void> => {
  const sent = send(answer)
  answer.sent = sent
  await Promise.race([sent, answer.held?.catch(() => sent) ?? sent])
}

/** `admitted`: who calls is known already, and the transaction is one of the replica. */
const workOf =
  (
    server: Server,
    call: Call,
    { token, run, admitted }: { token: Token; run: Run; admitted?: Admission | undefined },
  ) =>
  async (tx: Tx): Promise<unknown> => {
    const { passage, input, send } = run
    passage.statistics = tx.statistics
    passage.isByReplica = admitted !== undefined
    if (admitted) {
      tx.statistics.queries += admitted.statistics.queries
      tx.statistics.milliseconds += admitted.statistics.milliseconds
    }
    const submission = { call: call.path.toLowerCase(), ...input }
    // Sent in the same batch as the authentication. Its errors are reported only after the right was checked.
    const session = admitted ? Promise.resolve(admitted.session) : authenticate(tx, token)
    const earlier = call.writes ? earlierAnswer(tx, token, submission) : undefined
    earlier?.catch(() => {})
    const { scope, answers } = await enter(server, call, { tx, token, run, session, events: admitted?.events })
    const work = async () => {
      const answer = await answers.run(scope, input, server)
      if (answer instanceof StreamAnswer && answer.isLive) await sendWhileRead(answer, send)
      return answer
    }
    if (!earlier) return work()
    const { answer, isReplay } = await answeredOnce(scope, submission, { earlier: await earlier, work })
    passage.isReplay = isReplay
    return answer
  }

/** The kind of a call to the database, also where the call does not say so itself. */
export const kindOf = ({ kind, writes, tries }: AnyCall): CallKind => kind ?? (writes || tries ? 'save' : 'read')

const transact = async (server: Server, call: Call, run: Run): Promise<unknown> => {
  const { passage, input, tenant } = run
  const token = tokenFor(tenant, input.authorization)
  const plans = call.writes ? 'kept' : call.plans
  if (plans) passage.plans = plans
  const kind = kindOf(call)
  const options: TxOptions = {
    readOnly: !call.writes && !call.logs && !call.tries,
    kind,
    ...(plans && { plans }),
    ...(call.timeoutMs === undefined ? {} : { statementTimeoutMs: call.timeoutMs }),
  }
  const work = (admitted?: Admission) => workOf(server, call, { token, run, admitted })
  const answering =
    call.byReplica && server.replica
      ? fromReplica(server, server.replica, { token, options, work, hasBegun: run.hasBegun })
      : server.database.inTenant({ tenant: tenant.id, user: null }, work(), options)
  const answer = await answering.catch((error: unknown) => {
    throw isTooLong(error) ? tooLong(kind) : error
  })
  if (answer instanceof Refused) throw answer
  return answer instanceof NumberedAnswer ? answer.numbered() : answer
}

/**
 * The part of a call that reads before it goes outside, as a call of its own. What was answered before is answered again
 * instead.
 */
const readingPart = (
  { path, about, demand, denied, problemFields, writes }: Call,
  outside: Outside,
  tenant: Tenant,
): Call => ({
  path,
  about,
  demand,
  ...(denied === undefined ? {} : { denied }),
  ...(problemFields && { problemFields }),
  logs: true,
  run: async (scope, input, server) => {
    const token = tokenFor(tenant, input.authorization)
    const submission = { call: path.toLowerCase(), ...input }
    return ((writes ?? false) && (await replayed(scope.tx, token, submission))) || outside.read(scope, input, server)
  },
})

const runCall = async (server: Server, call: Call, run: Run): Promise<unknown> => {
  const { outside } = call
  const place = (): Place => ({ server, tenant: run.tenant, language: run.passage.language })
  const read = outside && (await transact(server, readingPart(call, outside, run.tenant), run))
  if (read instanceof Replayed) {
    run.passage.isReplay = true
    return read.answer
  }
  const prepared = await outside?.work(place(), read, run.input)
  const finish = () => transact(server, call, outside ? { ...run, input: { ...run.input, outside: prepared } } : run)
  const answer = await finish().catch((error: unknown) => {
    if (error instanceof DatabaseAway && outside?.mayRepeat?.(prepared)) return finish()
    throw error
  })
  call.committed?.(place())
  return answer
}

/** Runs a call and returns the data of its response. Throws on every failure; wire/errors.ts translates the error. */
export const runAny = async (
  server: Server,
  call: AnyCall,
  { tenantCode, ...rest }: Omit<Run, 'tenant'> & { tenantCode: string },
): Promise<unknown> => {
  const { passage, input } = rest
  const tenant = await server.directory.find(tenantCode, { isFresh: isOpen(call) })
  passage.tenant = tenant
  if (!isOpen(call)) return runCall(server, call, { ...rest, tenant }).finally(countCall())
  return call.run({ server, tenant, language: passage.language, address: passage.address }, input, server)
}
