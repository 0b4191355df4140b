/** ApiEvent: lists the event log (contract system §10.4). */
import { answering, type Answering } from '#engine/answering.ts'
import { listRows, type ListResult } from '#engine/listing/listing.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { catalogues } from '#i18n/catalogues.server.ts'
import { fold, searchWords } from '#kernel/fold.ts'
import { NotFound } from '#kernel/problem.ts'
import { functionIds, needs } from '#model/right.ts'
import type { ListQuery } from '#model/query.ts'
import { eventActions, eventList } from '#system/event.ts'
import { object, text } from '#model/schema.ts'
import { rows as rowsOf } from '#wire/answer-schemas.ts'
import { wholeEvent, type EventChange } from '#wire/described/events.ts'
import { isObject, writeMoment, type Json } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { changesOf, detailsOf } from './event-changes.ts'
import { readRight } from '../access/rights.ts'
import { readableRecord, type Subject } from './event-record.ts'
import { summaryFor } from './event-summary.ts'
import { listParameters } from '../openapi/listing.ts'
import { readQuery } from '../calls/listing.ts'
import { permissionCall } from '../session/session.ts'
import { rowListCalls } from '../calls/row-lists.ts'
import { shownName } from './user-record.ts'

const column = (expression: string, kind: SourceColumn['kind'], more: Partial<SourceColumn> = {}): SourceColumn => ({
  sql: sql.raw(expression),
  kind,
  ...more,
})

const source = (where: Sql[]): ListSource => ({
  from: sql`event v`,
  ours: sql.ours('v'),
  key: sql`v.id`,
  joins: new Map(),
  columns: new Map([
    ['at', column('v.at', 'moment', { present: true })],
    ['userName', column('v.user_name', 'text')],
    ['displayName', column('v.display_name', 'text')],
    ['functionId', column('v.function_id', 'text', { order: functionIds })],
    ['action', column('v.action', 'text', { order: eventActions })],
    ['number', column('v.number', 'code')],
    ['summary', column('v.summary', 'text')],
    ['address', column('v.address', 'text')],
  ]),
  where,
  search: { text: sql`folded(v.user_name || ' ' || v.display_name || ' ' || v.number || ' ' || v.summary)` },
  defaultSort: [{ key: 'at', ascending: false }],
  tieBreak: [{ sql: sql`v.id`, ascending: false }],
  sums: [],
})

const actionPrefix = 'eventAction.'
/** The stored values of an action, given as such or by its name in any language. */
const actionsNamed = (name: string): string[] =>
  Object.values(catalogues)
    .flatMap((words) => Object.entries(words))
    .filter(([key, text]) => key.startsWith(actionPrefix) && (key === actionPrefix + name || fold(text) === fold(name)))
    .map(([key]) => key.slice(actionPrefix.length))

/** The name of a file tells of the document it was uploaded for, which the event does not name. */
const ofSeenFiles = ({ tx, user }: Scope): Sql[] =>
  tx.limits ? [sql`(v.action <> 'upload' or v.user_id = ${user.id})`] : []

const conditions = (scope: Scope, query: ListQuery): Sql[] => {
  const { settings } = scope
  const { userName: user, FuncID: functionId, action, recordId } = query.narrow ?? {}
  const { timeZone } = settings
  return [
    ...ofSeenFiles(scope),
    ...(query.from ? [sql`v.at >= ${query.from}::date::timestamp at time zone ${timeZone}`] : []),
    ...(query.to ? [sql`v.at < (${query.to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
    ...(recordId ? [isStoredId(recordId) ? sql`v.record_id = ${recordId}` : sql`false`] : []),
    ...(user ? [sql`lower(v.user_name) = ${user.trim().toLowerCase()}`] : []),
    ...(functionId
      ? [sql`v.function_id = ${functionIds.find((id) => id.toLowerCase() === functionId.trim().toLowerCase()) ?? ''}`]
      : []),
    ...(action ? [sql`v.action = any(${actionsNamed(action.trim())}::text[])`] : []),
  ]
}

const rows = async (scope: Scope, query: ListQuery): Promise<ListResult> => {
  const result = await listRows(scope, source(conditions(scope, query)), query)
  const translate = translatorFor(scope.language)
  return {
    ...result,
    rows: result.rows.map((row) => ({
      ...row,
      id: String(row.id),
      functionId: translate(`function.${String(row['functionId'])}`),
      summary: summaryFor(scope.language, String(row['action']), String(row['summary'])),
      action: translate(actionPrefix + String(row['action'])),
    })),
  }
}

/** The users whose events can be filtered: everybody who may sign in. */
const users = async (scope: Scope, { query }: Input): Promise<unknown> => {
  const listQuery = readQuery(scope, { columns: [], limit: 1000 }, query)
  const words = searchWords(listQuery.search)
  const found = await scope.tx.query<{ userName: string; name: string }>(
    sql`select u.user_name as "userName", ${sql.raw(shownName)} as name
from app_user u left join employee e on e.tenant_id = u.tenant_id and e.id = u.employee_id order by 2, 1`,
  )
  const matching = found.filter(({ userName, name }) => {
    const text = fold(`${userName} ${name}`)
    return words.every((word) => text.includes(word))
  })
  return {
    ListItem: matching
      .slice(listQuery.offset, listQuery.offset + listQuery.limit)
      .map(({ userName, name }) => ({ Id: userName, Name: name, Code: userName, Note: userName })),
    TotalCount: matching.length,
  }
}

const flat = (record: Json): Readonly<Record<string, Json>> =>
  isObject(record) ? (record as Readonly<Record<string, Json>>) : {}

interface Row {
  id: string
  at: Date
  user_name: string
  display_name: string
  function_id: string
  action: string
  number: string
  summary: string
  address: string
  record_id: string | null
  before: Json
  after: Json
}

/**
 * For documents, the versions before and after are in their revisions, written in the same transaction with the same
 * timestamp; other events contain them.
 */
const withRevisions = (scope: Scope, id: string) => sql`
  select v.id, v.at, v.user_name, v.display_name, v.function_id, v.action, v.number, v.summary, v.address, v.record_id,
    coalesce(v.before, (select r.content from document_revision r where ${sql.ours('r')} and r.document_id = v.record_id and r.at < v.at order by r.at desc limit 1)) as before,
    coalesce(v.after, (select r.content from document_revision r where ${sql.ours('r')} and r.document_id = v.record_id and r.at = v.at and r.action <> 'delete' limit 1)) as after
  from event v where ${sql.ours('v')} and ${sql.join([sql`v.id = ${id}`, ...ofSeenFiles(scope)], ' and ')}`

/** A group is told as `ApiGroupUser/getInfo` tells it; other records keep the names of their fields. */
const inWire = ({ functionId }: Subject, record: Json): Json => {
  if (functionId !== 'GroupUser' || !isObject(record)) return record
  const { id, code, name, rights, ...rest } = flat(record)
  const own = flat(rights ?? null)
  const permissions = functionIds.map((FuncID) => ({ FuncID, ...readRight(own[FuncID]) }) as unknown as Json)
  return { s_ID: id ?? null, Code: code ?? '', Name: name ?? '', ...rest, permissions }
}

const info: Answering<typeof wholeEvent> = async (scope, { asked: { s_ID: id } }) => {
  const rows = /^\d{1,18}$/.test(id) ? await scope.tx.query<Row>(withRevisions(scope, id)) : []
  const row = rows[0]
  if (!row) throw new NotFound()
  const translate = translatorFor(scope.language)
  const subject = { functionId: row.function_id, kind: flat(row.after)['kind'] ?? flat(row.before)['kind'] }
  const before = await readableRecord(scope, subject, row.before)
  const after = await readableRecord(scope, subject, row.after)
  const { more } = flat(after)
  return {
    s_ID: row.id,
    at: writeMoment(row.at, scope.settings.timeZone) ?? '',
    userName: row.user_name,
    EmpName: row.display_name,
    FuncID: row.function_id,
    FuncName: translate(`function.${row.function_id}`),
    action: translate(actionPrefix + row.action),
    NumberID: row.number,
    summary: summaryFor(scope.language, row.action, row.summary),
    ip: row.address,
    recordId: row.record_id,
    before: inWire(subject, before),
    after: inWire(subject, after),
    changes: (await changesOf(scope, subject, [before, after])) as EventChange[],
    details: (await detailsOf(scope, subject, [before, after])) as EventChange[],
    ...(typeof more === 'number' && { more }),
  }
}

export const eventCalls: readonly Call[] = [
  ...rowListCalls(eventList, { rows }),
  {
    path: 'ApiEvent/getUsers',
    about: {
      query: listParameters({ columns: [], dated: false }),
      answers: rowsOf(object({ Id: text, Name: text, Code: text, Note: text })),
    },
    demand: needs(['Event', 'R']),
    run: users,
  },
  answering(wholeEvent, info),
  permissionCall(eventList.module, 'Event'),
]
