/** What was said to others and what they answered, as it is kept: without secrets, cut, and for ninety days. */
import { sql, type Sql } from '#engine/sql.ts'
import type { Database } from '../database/database.ts'
import { failed, type OutboundCaller, type OutboundOutcome, type OutboundQuestion } from './question.ts'
import { hideSecrets, keptBody, keptHeaders, type Hiding } from './redact.ts'

export interface Exchange {
  id: string
  at: Date
  durationMs: number
  adapter: string
  action: string
  about: OutboundCaller['about']
  by: OutboundCaller['by']
  method: string
  /** Origin, path and query. */
  address: string
  status: number | null
  outcome: string
  mayHaveArrived: boolean
  request: string
  answer: string
}

interface Asked {
  id: string
  at: Date
  durationMs: number
  question: OutboundQuestion
  outcome: OutboundOutcome
}

const secretBody = '(••••)'
const together = (headers: string, body: string): string => (body === '' ? headers : `${headers}\n\n${body}`)

const requestText = ({ headers = {}, body }: OutboundQuestion, hiding: Hiding): string =>
  together(
    keptHeaders({ ...(body && { 'content-type': body.type }), ...headers }, hiding),
    body ? keptBody(body.content, hiding) : '',
  )

const answerText = (outcome: OutboundOutcome, question: OutboundQuestion, hiding: Hiding): string => {
  if (outcome.kind === 'failed') return keptBody(outcome.detail, hiding)
  const { headers, body } = outcome
  return together(
    keptHeaders(headers, hiding),
    question.isAnswerSecret && body.length > 0 ? secretBody : keptBody(body, hiding),
  )
}

const mostAddress = 2_000

export const exchangeOf = (
  { adapter, about, by }: OutboundCaller,
  { id, at, durationMs, question, outcome }: Asked,
): Exchange => {
  const { action, method, origin, path, query = {}, secrets = [], secretKeys = [] } = question
  const hiding: Hiding = { values: secrets, keys: secretKeys }
  const asked = new URLSearchParams(query).toString()
  const failure = outcome.kind === 'failed' ? outcome : failed('stopped', { mayHaveArrived: true })
  return {
    id,
    at,
    durationMs,
    adapter,
    action,
    about,
    by,
    method,
    address: keptBody(hideSecrets(`${origin}${path}${asked && `?${asked}`}`, hiding), hiding).slice(0, mostAddress),
    status: outcome.status ?? null,
    outcome: outcome.kind === 'answered' ? 'answered' : failure.reason,
    mayHaveArrived: failure.mayHaveArrived,
    request: requestText(question, hiding),
    answer: answerText(outcome, question, hiding),
  }
}

const insertOf = (exchange: Exchange): Sql => {
  const { id, at, durationMs, adapter, action, about, by, method, address, status, outcome } = exchange
  return sql`insert into exchange (tenant_id, id, at, duration_ms, adapter, action, about_kind, about_id, user_id, display_name, method, address, status, outcome, may_have_arrived, request, answer)
values (${sql.tenant}, ${id}, ${at}, ${durationMs}, ${adapter}, ${action}, ${about?.kind ?? null}, ${about?.id ?? null}, ${by?.id ?? null}, ${by?.displayName ?? ''},
  ${method}, ${address}, ${status}, ${outcome}, ${exchange.mayHaveArrived}, ${exchange.request}, ${exchange.answer})`
}

/** Writes it in a transaction of its own: what was done elsewhere is not undone by a save that fails. */
export const exchangeLog =
  (database: Pick<Database, 'inTenant'>) =>
  (tenant: string, exchange: Exchange): Promise<unknown> =>
    database.inTenant({ tenant, user: null }, (tx) => tx.query(insertOf(exchange)), { kind: 'background' })

const keptDays = 90
const dayMs = 86_400_000
export const forgetExchanges = (now: Date): Sql =>
  sql`delete from exchange x where ${sql.ours('x')} and x.at < ${new Date(now.getTime() - keptDays * dayMs)}`
