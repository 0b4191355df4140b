/**
 * Protection against duplicate submissions: a request with the same requestId is executed only once (contract README
 * §11).
 */
import { hash } from 'node:crypto'
import type { Scope } from '#engine/scope.ts'
import { jsonWith, rowsWith } from '#engine/number.ts'
import { sql } from '#engine/sql.ts'
import type { Statement, Tx } from '#engine/tx.ts'
import { Refused, Unreadable } from '#kernel/problem.ts'
import { isRequestId } from '#wire/body.ts'
import { Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { canonicalJson } from '../http/json.ts'
import { fromQuery, type Query } from '../http/query.ts'
import type { Token } from '../access/tokens.ts'
import { NumberedAnswer } from './call.ts'

interface Submission {
  call: string
  query: Query
  body: unknown
}

const keptHours = 24

/** From the query or, if missing there, the body; undefined if none was sent. */
const requestIdOf = ({ query, body }: Submission): string | undefined => {
  const sent = fromQuery(query, 'requestId') ?? (isObject(body) ? body['requestId'] : undefined)
  if (sent === undefined || sent === null || sent === '') return undefined
  if (!isRequestId(sent)) throw new Unreadable('invalid', { label: 'requestId' })
  return sent
}

const hashOf = (body: unknown): Buffer => {
  const { requestId: _, ...rest } = isObject(body) ? body : { body }
  return hash('sha256', canonicalJson(rest), 'buffer')
}

const keptSince = ({ now }: Tx): Date => new Date(now.getTime() - keptHours * 3_600_000)

interface Earlier {
  requestId: string
  stored: { body_hash: Buffer; answer: unknown } | undefined
}

/**
 * The stored response to the same submission by the owner of the token, or null if the call has no requestId. The
 * lock makes a concurrent duplicate wait for the first. It only needs the token, so it is sent in one batch with the
 * authentication. May throw Unreadable.
 */
export const earlierAnswer = async (tx: Tx, token: Token, submission: Submission): Promise<Earlier | null> => {
  const { call, body } = submission
  const requestId = requestIdOf(submission)
  // A dry run saves nothing, and the real run follows with the same requestId.
  if (requestId === undefined || (isObject(body) && body['dryRun'] === true)) return null
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.tenant} ${call} ${requestId}`}, 0))`
  const find = sql`select body_hash, answer from request r where ${sql.ours('r')} and user_id = (select user_id from access_token k where ${sql.ours('k')} and hash = ${token.hash})
and call = ${call} and request_id = ${requestId} and created_at > ${keptSince(tx)}`
  const [, rows] = await tx.batch([lock, find])
  return { requestId, stored: (rows as NonNullable<Earlier['stored']>[])[0] }
}

/** Writes the response beside its request. */
const answeredStatement = (
  { tx, user }: Pick<Scope, 'tx' | 'user'>,
  { call, requestId, bodyHash }: { call: string; requestId: string; bodyHash: Buffer },
  answer: unknown,
): Statement => {
  const { drawn, unnumbered } = answer instanceof NumberedAnswer ? answer : { drawn: null, unnumbered: answer ?? null }
  const stored = jsonWith(drawn, 'NumberID', JSON.stringify(unnumbered))
  const rest = sql`${user.id}, ${call}, ${requestId}, ${bodyHash}, ${stored}, ${tx.now}`
  return sql`insert into request (tenant_id, user_id, call, request_id, body_hash, answer, created_at)
${rowsWith(drawn, rest)}
on conflict (tenant_id, user_id, call, request_id) do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at`
}

const replayOf = ({ stored }: Earlier, body: unknown): { answer: unknown } | null => {
  if (!stored) return null
  if (!hashOf(body).equals(stored.body_hash)) throw new Rejected(200, 'requestReused')
  return { answer: stored.answer }
}

/** A stored response, in place of what a call would read to go outside. */
export class Replayed {
  readonly answer: unknown
  constructor(answer: unknown) {
    this.answer = answer
  }
}

/** Who has been answered is answered the same, and nobody outside is asked again. */
export const replayed = async (tx: Tx, token: Token, submission: Submission): Promise<Replayed | null> => {
  const earlier = await earlierAnswer(tx, token, submission)
  const found = earlier && replayOf(earlier, submission.body)
  return found && new Replayed(found.answer)
}

/** Runs the work, or returns the stored response of its first success. Refusals are not stored. */
export const answeredOnce = async (
  { tx, user }: Scope,
  { call, body }: Submission,
  { earlier, work }: { earlier: Earlier | null; work: () => Promise<unknown> },
): Promise<{ answer: unknown; isReplay: boolean }> => {
  if (!earlier) return { answer: await work(), isReplay: false }
  const found = replayOf(earlier, body)
  if (found) return { ...found, isReplay: true }
  const answer = await work()
  if (answer instanceof Refused) return { answer, isReplay: false }
  const { requestId } = earlier
  tx.note([answeredStatement({ user, tx }, { call, requestId, bodyHash: hashOf(body) }, answer)])
  return { answer, isReplay: false }
}

/** A request whose parts are done in transactions of their own, before the whole is answered. */
export interface PartedRequest {
  call: string
  requestId: string
}
/** Undefined if the caller cannot repeat it. */
export const partedRequest = (call: string, input: Omit<Submission, 'call'>): PartedRequest | undefined => {
  const requestId = requestIdOf({ call, ...input })
  return requestId === undefined ? undefined : { call: call.toLowerCase(), requestId }
}

const partCall = ({ call }: PartedRequest, part: string): string => `${call} ${part}`

/**
 * Writes down that the request does this part: the program may end before the whole is answered, and the same request
 * then finds what it has done itself.
 */
export const partStatement = (scope: Pick<Scope, 'tx' | 'user'>, request: PartedRequest, part: string): Statement =>
  answeredStatement(
    scope,
    { call: partCall(request, part), requestId: request.requestId, bodyHash: hashOf(part) },
    true,
  )

/** Which of the parts this request did, or began. */
export const partsOf = async (
  { tx, user }: Pick<Scope, 'tx' | 'user'>,
  request: PartedRequest,
  parts: readonly string[],
): Promise<ReadonlySet<string>> => {
  const byCall = new Map(parts.map((part) => [partCall(request, part), part]))
  const rows = await tx.query<{ call: string }>(
    sql`select call from request r where ${sql.ours('r')} and user_id = ${user.id} and request_id = ${request.requestId} and call = any(${[...byCall.keys()]}::text[]) and created_at > ${keptSince(tx)}`,
  )
  return new Set(rows.map(({ call }) => byCall.get(call)!))
}

/** Deletes requests that are too old to be repeated; no response depends on them. */
export const forgetOld = (tx: Tx): Statement =>
  sql`delete from request where ${sql.ours('request')} and created_at < ${keptSince(tx)}`
