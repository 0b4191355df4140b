/** Re-submit protection: the same requestId twice does the work once (contract README §11). */
import { createHash } from 'node:crypto'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { Unreadable } from '#kernel/problem.ts'
import { isRequestId } from '#wire/body.ts'
import { Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { canonicalJson } from './json.ts'
import { fromQuery, type Query } from './query.ts'

interface Submission {
  call: string
  query: Query
  body: unknown
}

const keptHours = 24

/** From the query, which wins, or the body; undefined when none was sent. */
const requestIdOf = ({ query, body }: Submission): string | undefined => {
  const sent = fromQuery(query, 'requestId') ?? (isObject(body) ? body['requestId'] : undefined)
  if (sent === undefined || sent === null || sent === '') return undefined
  if (!isRequestId(sent)) throw new Unreadable('invalid', { label: 'requestId' })
  return sent
}

const hashOf = (body: unknown): Buffer => {
  const { requestId: _, ...rest } = isObject(body) ? body : { body }
  return createHash('sha256').update(canonicalJson(rest)).digest()
}

/** The lock makes a second call wait for the first, whose answer it then sees. */
const earlier = async ({ tx, user }: Scope, call: string, requestId: string) => {
  const since = new Date(tx.now.getTime() - keptHours * 3_600_000)
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.tenant} ${user.id} ${call} ${requestId}`}, 0))`
  const find = sql`select body_hash, answer from request where user_id = ${user.id} and call = ${call} and request_id = ${requestId} and created_at > ${since}`
  const [, rows] = await tx.batch([lock, find])
  return (rows as { body_hash: Buffer; answer: unknown }[])[0]
}

/** Runs the work, or gives the stored answer of its first success. Refusals are thrown, so they are not stored. */
export const answeredOnce = async (
  scope: Scope,
  submission: Submission,
  work: () => Promise<unknown>,
): Promise<{ answer: unknown; isReplay: boolean }> => {
  const { call, body } = submission
  const requestId = requestIdOf(submission)
  // A dry run saves nothing, and is followed by the real one under the same id.
  if (requestId === undefined || (isObject(body) && body['dryRun'] === true))
    return { answer: await work(), isReplay: false }
  const { tx, user } = scope
  const hash = hashOf(body)
  const stored = await earlier(scope, call, requestId)
  if (stored) {
    if (!hash.equals(stored.body_hash)) throw new Rejected(200, 'requestReused')
    return { answer: stored.answer, isReplay: true }
  }
  const answer = await work()
  const since = new Date(tx.now.getTime() - keptHours * 3_600_000)
  tx.atEnd([
    sql`insert into request (user_id, call, request_id, body_hash, answer, created_at)
values (${user.id}, ${call}, ${requestId}, ${hash}, ${JSON.stringify(answer ?? null)}, ${tx.now})
on conflict (tenant_id, user_id, call, request_id) do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at`,
    sql`delete from request r using (select user_id, call, request_id from request where created_at < ${since} limit 100 for update skip locked) old
where r.user_id = old.user_id and r.call = old.call and r.request_id = old.request_id`,
  ])
  return { answer, isReplay: false }
}
