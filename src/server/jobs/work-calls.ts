/** ApiWork: what waits, runs and has failed; trying it again, giving it up, and letting it go on after a restore. */
import { listRows } from '#engine/listing/listing.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import { answering, type Answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { storedText } from '#engine/stored-text.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import { may, type RightFlag } from '#model/right.ts'
import { scheduleKey, workKinds, workStates, type WorkKind } from '#model/work.ts'
import { workList } from '#system/work.ts'
import { givenUpWork, pieceOfWork, resumedWork, retriedWork, standingOfWork } from '#wire/described/work.ts'
import type { Translate } from '#wire/errors.ts'
import { writeMoment } from '#wire/values.ts'
import { eachId, readIds } from '../call/batch.ts'
import { translatorFor, type Call, type Input, type Place, type Server } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { rowListCalls } from '../calls/row-lists.ts'
import { pauseOf, resume } from '../work/pauses.ts'
import { giveUp, retry } from '../work/pieces.ts'
import { workHandlers } from './handlers.ts'

const kinds: Readonly<Record<string, WorkKind>> = workKinds

/**
 * Kinds that the user may see, and what no kind is known of. Whoever sees only a part of the business sees none: what a
 * piece is about may be in the other part.
 */
const seenBy = ({ tx, user }: Pick<Scope, 'tx' | 'user'>, right: RightFlag = 'R'): Sql => {
  if (tx.limits) return sql`false`
  const closed = Object.entries(kinds).flatMap(([name, kind]) =>
    user.isAdmin || may(user.rights, kind.right, right) ? [] : [name],
  )
  return sql`w.kind <> all (${closed}::text[])`
}

/** What failed and waits for people, as the list of the user shows it. */
export const countFailed = (scope: Scope): Sql =>
  sql`select count(*)::int as count from work w where ${sql.ours('w')} and w.state = 'failed' and ${seenBy(scope)}`

const kindName = (scope: Pick<Scope, 'language'>, kind: string): string => {
  const translate = translatorFor(scope.language)
  return kind in kinds ? translate(`work.kind.${kind}`) : translate('work.unknown', { kind })
}

const problemText = (scope: Pick<Scope, 'language'>, key: unknown, values: unknown): string =>
  typeof key === 'string' ? wordedProblem(translatorFor(scope.language), key, (values ?? {}) as Values) : ''

type Values = Readonly<Record<string, string>>
/** Labels and statuses among the values of a problem are keys themselves. */
const wordedProblem = (translate: Translate, key: string, values: Values): string => {
  const named = Object.entries(values).map(([name, value]) => [
    name,
    name === 'label' || name === 'status' ? translate(value) : value,
  ])
  return translate(key, Object.fromEntries(named) as Values)
}

const column = (expression: string, kind: SourceColumn['kind']): SourceColumn => ({ sql: sql.raw(expression), kind })

const source = (where: readonly Sql[]): ListSource => ({
  from: sql`work w`,
  ours: sql.ours('w'),
  key: sql`w.id`,
  joins: new Map(),
  columns: new Map([
    ['kindName', { ...column('w.kind', 'text'), order: Object.keys(kinds) }],
    ['about', column('w.about', 'text')],
    ['stateName', { ...column('w.state', 'text'), order: workStates }],
    ['problem', column('w.problem', 'text')],
    ['changedAt', column('w.changed_at', 'moment')],
    ['nextAt', column(`case when w.state = 'waiting' then w.due_at end`, 'moment')],
    ['attempts', column('w.attempts', 'integer')],
    ['askedAt', column('w.asked_at', 'moment')],
  ]),
  extras: new Map([['values', column('w.problem_values::text', 'text')]]),
  where,
  search: { text: sql`folded(w.kind || ' ' || w.about || ' ' || w.key)` },
  defaultSort: [{ key: 'changedAt', ascending: false }],
  tieBreak: [{ sql: sql`w.id`, ascending: false }],
  sums: [],
})

const equals = (expression: Sql, sent: string | undefined): Sql[] =>
  sent?.trim() ? [sql`${expression} = ${sent.trim()}`] : []

const conditions = (scope: Scope, { narrow = {} }: ListQuery): Sql[] => [
  seenBy(scope),
  ...equals(sql`w.state`, narrow['state']),
  ...equals(sql`w.kind`, narrow['kind']),
]

interface Found {
  id: string
  kind: string
  key: string
  about: string
  state: (typeof workStates)[number]
  payload: object
  attempts: number
  dueAt: Date
  askedAt: Date
  changedAt: Date
  problem: string | null
  values: Record<string, string> | null
}

const isNumber = (sent: string): boolean => /^\d{1,18}$/.test(sent)

const find = async (scope: Scope, sent: string, more: { right: RightFlag; lock: Sql }): Promise<Found | undefined> => {
  if (!isNumber(sent)) return undefined
  const [found] = await scope.tx.query<Found>(
    sql`select w.id, w.kind, w.key, w.about, w.state, w.payload, w.attempts, w.due_at as "dueAt", w.asked_at as "askedAt", w.changed_at as "changedAt", w.problem, w.problem_values as values
from work w where ${sql.ours('w')} and w.id = ${sent} and ${seenBy(scope, more.right)} ${more.lock}`,
  )
  return found
}

const lock = async (scope: Scope, sent: string): Promise<Found> => {
  const found = await find(scope, sent, { right: 'U', lock: sql`for update` })
  if (!found) throw new Refused([problem('', 'notFound')])
  if (found.state === 'running') throw new Refused([problem('', 'work.isRunning')])
  return found
}

const log = (scope: Scope, action: 'update' | 'delete', { kind, about }: Found): Promise<void> => {
  const done = { step: action === 'update' ? 'work.retry' : 'work.giveUp', kind: `work.kind.${kind}` }
  const summary = about ? storedText('work.logged', { ...done, about }) : storedText('work.loggedAll', done)
  return logEvent(scope, { functionId: 'Config', action, summary })
}

const tryAgain = async (scope: Scope, sent: string): Promise<void> => {
  const found = await lock(scope, sent)
  if (!(found.kind in kinds)) throw new Refused([problem('', 'work.isUnknown')])
  await scope.tx.query(retry(scope.tx, found.id))
  await log(scope, 'update', found)
}

const leave = async (scope: Scope, sent: string, server: Server): Promise<void> => {
  const found = await lock(scope, sent)
  const handler = kinds[found.kind] && workHandlers(() => server)[found.kind as keyof typeof workKinds]
  await handler?.failed?.(
    scope,
    { ...found, attempt: found.attempts },
    { problem: 'work.givenUp', values: {}, isFinal: true, isLast: true },
  )
  await giveUp(scope.tx, found)
  await log(scope, 'delete', found)
}

const many =
  (work: (scope: Scope, sent: string, server: Server) => Promise<void>) =>
  (scope: Scope, { body }: Input, server: Server) =>
    eachId(scope, readIds(body), {
      work: (sent) => work(scope, sent, server),
      numberOf: async (sent) => {
        const found = await find(scope, sent, { right: 'R', lock: sql.empty })
        return found ? kindName(scope, found.kind) : ''
      },
    })

const info: Answering<typeof pieceOfWork> = async (scope, { asked }) => {
  const found = await find(scope, asked.s_ID, { right: 'R', lock: sql.empty })
  if (!found) throw new NotFound()
  const at = (value: Date) => writeMoment(value, scope.settings.timeZone)!
  const { id: number, kind, key, about, state, attempts } = found
  return {
    s_ID: number,
    kind,
    kindName: kindName(scope, kind),
    about,
    state,
    stateName: translatorFor(scope.language)(`work.state.${state}`),
    isRegular: key === scheduleKey,
    attempts,
    problem: problemText(scope, found.problem, found.values),
    askedAt: at(found.askedAt),
    changedAt: at(found.changedAt),
    nextAt: state === 'waiting' ? at(found.dueAt) : null,
  }
}

const standing = async (scope: Scope) => {
  const pause = await pauseOf(scope.tx)
  if (!pause) return { pausedSince: null, why: '' }
  const pausedSince = writeMoment(pause.since, scope.settings.timeZone)
  return { pausedSince, why: pause.reason }
}

const goOn = async (scope: Scope) => {
  if (await resume(scope.tx))
    await logEvent(scope, { functionId: 'Config', action: 'update', summary: storedText('work.resumed') })
  return { Description: 'ok' }
}

const waking = { committed: ({ server }: Place) => server.work.wake() }

export const workCalls: readonly Call[] = [
  ...rowListCalls(workList, {
    rows: async (scope, query) => {
      const result = await listRows(scope, source(conditions(scope, query)), query)
      const translate = translatorFor(scope.language)
      const rows = result.rows.map(({ values, ...row }) => ({
        ...row,
        kindName: kindName(scope, String(row['kindName'])),
        stateName: translate(`work.state.${String(row['stateName'])}`),
        problem: row['problem'] ? problemText(scope, row['problem'], JSON.parse(String(values ?? '{}'))) : null,
      }))
      return { ...result, rows }
    },
  }),
  answering(pieceOfWork, info),
  answering(standingOfWork, standing),
  answering(retriedWork, many(tryAgain), waking),
  answering(givenUpWork, many(leave)),
  answering(resumedWork, goOn, waking),
]
