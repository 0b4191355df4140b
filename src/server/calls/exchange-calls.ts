/**
 * ApiExchange: what was said to computers of others about a document or record, for those who may change it, and all of
 * it for those who may change the configuration.
 */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { Forbidden, NotFound } from '#kernel/problem.ts'
import { functionIds, may, needs } from '#model/right.ts'
import { asked, count, flag, id, integer, list, moment, nullable, object, text } from '#model/schema.ts'
import { ofRecord } from '#wire/answer-schemas.ts'
import { writeMoment } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { isSeen, letterOwner, rightOfKind } from './mail-sources.ts'

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
    at: writeMoment(at, scope.settings.timeZone),
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

const exchangeSchema = object({
  s_ID: id,
  at: moment,
  durationMs: count,
  adapter: text,
  action: text,
  by: text,
  method: text,
  address: text,
  status: nullable(integer),
  outcome: text,
  outcomeName: text,
  mayHaveArrived: flag,
})

const mayConfigure = ({ user }: Scope): boolean => may(user.rights, 'Config', 'U')

/** Who may change nothing at all is refused before anything is looked for. */
const demandSomeRight = ({ user }: Scope): void => {
  if (!functionIds.some((one) => may(user.rights, one, 'U'))) throw new Forbidden()
}

/** Who may see all documents may read all that was said; of others, only what is about what they see. */
const maySee = async (scope: Scope, kind: string | null, about: string | null): Promise<boolean> => {
  if (kind === null || about === null) return mayConfigure(scope) && !scope.tx.limits
  const right = rightOfKind(kind)
  const mayChange = mayConfigure(scope) || (right !== undefined && may(scope.user.rights, right, 'U'))
  return mayChange && isSeen(scope, kind, about)
}

const asksFor = ({ query }: Input, name: string): string => (fromQuery(query, name) ?? '').trim()

const isAboutAll = (input: Input): boolean => asksFor(input, 's_ID') === '' && asksFor(input, 'module') === ''

/** The condition of what is asked for. Throws if the caller may not read it. */
const conditionOf = async (scope: Scope, input: Input): Promise<Sql> => {
  const about = asksFor(input, 's_ID')
  const module = asksFor(input, 'module')
  if (isAboutAll(input)) {
    if (!(await maySee(scope, null, null))) throw new Forbidden()
    return sql`true`
  }
  const { kind, right } = letterOwner(module)
  if (!mayConfigure(scope) && !may(scope.user.rights, right, 'U')) throw new Forbidden()
  if (!isStoredId(about) || !(await isSeen(scope, kind, about))) throw new NotFound()
  return sql`x.about_kind = ${kind} and x.about_id = ${about}`
}

const listOf = async (scope: Scope, input: Input): Promise<unknown> => {
  demandSomeRight(scope)
  const adapter = asksFor(input, 'adapter')
  const where = await conditionOf(scope, input)
  const of = adapter === '' ? sql.empty : sql` and x.adapter = ${adapter}`
  const rows = await scope.tx.query<Kept>(
    sql`select ${columns} from exchange x where ${sql.ours('x')} and ${where}${of} order by x.at desc, x.id desc limit ${mostShown}`,
  )
  return { ListItem: rows.map((one) => shown(scope, one)) }
}

/** One whole; what the caller may not read looks like what does not exist. */
const info = async (scope: Scope, input: Input): Promise<unknown> => {
  demandSomeRight(scope)
  const wanted = asksFor(input, 's_ID')
  const [found] = isStoredId(wanted)
    ? await scope.tx.query<Kept & { request: string; answer: string }>(
        sql`select ${columns}, x.request, x.answer from exchange x where ${sql.ours('x')} and x.id = ${wanted}`,
      )
    : []
  if (!found || !(await maySee(scope, found.aboutKind, found.aboutId))) throw new NotFound()
  return { ...shown(scope, found), request: found.request, answer: found.answer }
}

export const exchangeCalls: readonly Call[] = [
  {
    path: 'ApiExchange/getListOf',
    about: {
      rights: 'api.rights.exchange',
      query: [asked('module'), asked('s_ID', id), asked('adapter')],
      answers: object({ ListItem: list(exchangeSchema) }),
    },
    // About something it is the right to change that, or the configuration, which one demand cannot say.
    demand: (input) => (isAboutAll(input) ? needs(['Config', 'U']) : 'signedIn'),
    run: listOf,
  },
  {
    path: 'ApiExchange/getInfo',
    about: {
      rights: 'api.rights.exchange',
      query: [ofRecord],
      answers: object({ ...exchangeSchema.properties, request: text, answer: text }),
    },
    demand: 'signedIn',
    run: info,
  },
]
