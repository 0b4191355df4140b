/**
 * ApiExchange: what was said to computers of others about a document or record, for those who may change it, and all of
 * it for those who may change the configuration.
 */
import { isStoredId } from '#engine/columns.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { Forbidden, NotFound } from '#kernel/problem.ts'
import { needs, type Demand } from '#model/right.ts'
import { exchangesAbout, wholeExchange } from '#wire/described/exchange.ts'
import { writeMoment } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { isSeen, letterOwner, ownerOf } from './mail-sources.ts'

interface Kept {
  id: string
  at: Date
  durationMs: number
  adapter: string
  action: string
  aboutKind: string | null
  aboutId: string | null
  by: string
  method: string
  address: string
  status: number | null
  outcome: string
  mayHaveArrived: boolean
}

const mostShown = 50

const columns = sql`x.id, x.at, x.duration_ms as "durationMs", x.adapter, x.action, x.about_kind as "aboutKind", x.about_id as "aboutId", x.display_name as by,
  x.method, x.address, x.status, x.outcome, x.may_have_arrived as "mayHaveArrived"`

const shown = (scope: Scope, kept: Kept) => {
  const { id: key, at, durationMs, adapter, action, by, method, address, status, outcome, mayHaveArrived } = kept
  const translate = translatorFor(scope.language)
  return {
    s_ID: key,
    at: writeMoment(at, scope.settings.timeZone)!,
    durationMs,
    adapter,
    action,
    by,
    method,
    address,
    status,
    outcome,
    mayHaveArrived,
    outcomeName: translate(`exchange.${outcome}`, { status: String(status ?? '') }),
  }
}

const asksFor = ({ query }: Input, name: string): string => (fromQuery(query, name) ?? '').trim()

/** Of a module, the right to change what it has; of all, and of what is no module, the right to change the configuration. */
const demanded = (input: Input): Demand => {
  const module = asksFor(input, 'module')
  const owner = module === '' ? undefined : ownerOf(module)
  return needs([owner?.right ?? 'Config', 'U'])
}

const isAboutAll = (input: Input): boolean => asksFor(input, 's_ID') === '' && asksFor(input, 'module') === ''

/** The condition of what is asked for. Throws if the caller may not read it. */
const conditionOf = async (scope: Scope, input: Input): Promise<Sql> => {
  const about = asksFor(input, 's_ID')
  if (isAboutAll(input)) {
    if (scope.tx.limits) throw new Forbidden()
    return sql`true`
  }
  const { kind } = letterOwner(asksFor(input, 'module'))
  if (!isStoredId(about) || !(await isSeen(scope, kind, about))) throw new NotFound()
  return sql`x.about_kind = ${kind} and x.about_id = ${about}`
}

const listOf = async (scope: Scope, input: Input) => {
  const adapter = asksFor(input, 'adapter')
  const where = await conditionOf(scope, input)
  const of = adapter === '' ? sql.empty : sql` and x.adapter = ${adapter}`
  const rows = await scope.tx.query<Kept>(
    sql`select ${columns} from exchange x where ${sql.ours('x')} and ${where}${of} order by x.at desc, x.id desc limit ${mostShown}`,
  )
  return { ListItem: rows.map((one) => shown(scope, one)) }
}

/** What is about nothing is for who sees all documents. */
const maySee = async (scope: Scope, { aboutKind, aboutId }: Kept): Promise<boolean> =>
  aboutKind === null || aboutId === null ? !scope.tx.limits : isSeen(scope, aboutKind, aboutId)

/** One whole; what the caller may not read looks like what does not exist. */
const info = async (scope: Scope, input: Input) => {
  const wanted = asksFor(input, 's_ID')
  const module = asksFor(input, 'module')
  const kind = module === '' ? null : letterOwner(module).kind
  const [found] = isStoredId(wanted)
    ? await scope.tx.query<Kept & { request: string; answer: string }>(
        sql`select ${columns}, x.request, x.answer from exchange x where ${sql.ours('x')} and x.id = ${wanted}`,
      )
    : []
  if (!found || (kind !== null && found.aboutKind !== kind) || !(await maySee(scope, found))) throw new NotFound()
  return { ...shown(scope, found), request: found.request, answer: found.answer }
}

export const exchangeCalls: readonly Call[] = [
  answering(exchangesAbout, listOf, { demand: demanded }),
  answering(wholeExchange, info, { demand: demanded }),
]
