/** ApiTrash: deleted documents that can still be restored, for the kinds the user may delete. */
import { stateOf } from '#model/state.ts'
import { isStoredId } from '#engine/columns.ts'
import { searchableSql, withDescriptions } from '#engine/document/made-text.ts'
import { listRows } from '#engine/listing/listing.ts'
import type { ListSource } from '#engine/listing/source.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isKept, KEPT_DAYS } from '#engine/kept-days.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { currencyColumns } from '#model/currency-columns.ts'
import type { AnyDocument } from '#model/document.ts'
import type { ListQuery } from '#model/query.ts'
import { may } from '#model/right.ts'
import { id, integer, moment, number, object, text } from '#model/schema.ts'
import { pageOf } from '#wire/answer-schemas.ts'
import { columnProperties } from '#wire/field-schema.ts'
import { trashColumns } from '#wire/trash.ts'
import { writeMoment } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { listParameters } from '../openapi/listing.ts'
import { currencyWriter, listAnswer, readQuery, writingFor } from './listing.ts'

const column = (expression: string, kind: SourceColumn['kind'], more: Partial<SourceColumn> = {}): SourceColumn => ({
  sql: sql.raw(expression),
  kind,
  ...more,
})

/** The currency and the rate of a deleted document are in the revision of its deletion alone. */
const currencyJoins: ListSource['joins'] = new Map([
  [
    'content',
    sql`left join document_revision r on r.tenant_id = t.tenant_id and r.document_id = t.id and r.action = 'delete' and r.at = t.deleted_at`,
  ],
  [
    'foreign',
    sql`left join currency m on m.tenant_id = t.tenant_id and m.id = (r.content ->> 'currency')::uuid and not m.is_base`,
  ],
])
const rate = "coalesce((r.content ->> 'exchangeRate')::numeric, 1)"

/** Like lists of documents, whose amounts are in base currency. */
const totalInBase = ({ baseCurrency }: Scope): SourceColumn =>
  baseCurrency
    ? {
        sql: sql`case when (r.content ->> 'currency')::uuid <> ${baseCurrency.id} then round(t.total * ${sql.raw(rate)}, ${baseCurrency.decimals}::integer) else t.total end`,
        kind: 'money',
        joins: ['content'],
      }
    : column('t.total', 'money')

const source = (
  scope: Scope,
  kinds: readonly string[],
  where: readonly Sql[],
  searchable = searchableSql(scope, scope.registry.documents.values(), sql`t`),
): ListSource => ({
  from: sql`deleted_document t`,
  ours: sql.ours('t'),
  key: sql`t.id`,
  joins: currencyJoins,
  columns: new Map([
    ['number', column('t.number', 'code')],
    ['moduleName', column('t.kind', 'text', { order: [...scope.registry.documents.keys()] })],
    ['date', column('t.day', 'day', { present: true })],
    ['partnerName', column('t.partner_name', 'text')],
    [
      'description',
      column('t.description', 'text', searchable ? { sql: searchable.description, shown: sql`t.description` } : {}),
    ],
    ['total', totalInBase(scope)],
    ['statusName', column('t.status', 'integer')],
    ['deletedBy', column('t.deleted_by', 'text')],
    ['deletedAt', column('t.deleted_at', 'moment', { present: true })],
  ]),
  extras: new Map([
    ['kind', column('t.kind', 'text')],
    ['status', column('t.status', 'integer')],
    ['rate', column(`nullif(${rate}, 1)`, 'price', { joins: ['content'] })],
    ['foreignDecimals', column('m.decimals', 'integer', { joins: ['content', 'foreign'] })],
    ['currencyCode', column('m.code', 'text', { joins: ['content', 'foreign'] })],
    [
      'totalCurrency',
      column('case when m.id is not null then t.total end', 'money', { joins: ['content', 'foreign'] }),
    ],
  ]),
  // A document made automatically by another one is restored together with it, not by itself.
  where: [sql`t.kind = any(${kinds}::text[])`, sql`t.made_by_id is null`, isKept(scope, 't'), ...where],
  search: { text: sql`t.search`, ...(searchable && { within: searchable.within }) },
  defaultSort: [{ key: 'deletedAt', ascending: false }],
  tieBreak: [{ sql: sql`t.id`, ascending: false }],
  sums: [],
})

/** The kinds of documents that the user may both read and delete. */
const ownKinds = ({ user, registry }: Scope): AnyDocument[] =>
  [...registry.documents.values()].filter(
    ({ right }) => user.isAdmin || (may(user.rights, right, 'R') && may(user.rights, right, 'D')),
  )

/** Restricts the list to one document, so that its own page can show that it was deleted. */
const idCondition = (text: string | undefined): Sql[] => {
  const id = text?.trim()
  if (!id) return []
  return isStoredId(id) ? [sql`t.id = ${id}`] : [sql`false`]
}

const conditions = ({ settings }: Scope, { from, to, narrow }: ListQuery): Sql[] => [
  ...idCondition(narrow?.['s_ID']),
  ...(from ? [sql`t.deleted_at >= ${from}::date::timestamp at time zone ${settings.timeZone}`] : []),
  ...(to ? [sql`t.deleted_at < (${to}::date + 1)::timestamp at time zone ${settings.timeZone}`] : []),
]

const list = async (scope: Scope, input: Input): Promise<unknown> => {
  const query = readQuery(scope, { columns: trashColumns, filters: ['module', 's_ID'] }, input.query)
  const module = query.narrow?.['module']?.trim().toLowerCase()
  const kinds = ownKinds(scope).filter(({ wire }) => !module || module === '0' || wire.module.toLowerCase() === module)
  const result = await listRows(
    scope,
    source(
      scope,
      kinds.map((one) => one.name),
      conditions(scope, query),
    ),
    query,
  )
  const rows = await withDescriptions(scope, result.rows, (row) => row['kind'])
  const kindOf = new Map(kinds.map((one) => [one.name, one]))
  const textOf = (key: string) => translate(scope.language, key)
  const inCurrency = currencyWriter(trashColumns, writingFor(scope))
  return listAnswer(scope, {
    columns: trashColumns,
    sums: [],
    result: {
      ...result,
      rows: rows.map((row) => {
        const definition = kindOf.get(String(row['kind']))!
        const state = stateOf(definition.lifecycle, { status: row['status'] as number })
        return { ...row, moduleName: textOf(definition.label), statusName: state ? textOf(state.label) : '' }
      }),
    },
    extra: (row) => ({
      module: kindOf.get(String(row['kind']))!.wire.module,
      iStat: row['status'] as number,
      until: writeMoment(
        new Date((row['deletedAt'] as Date).getTime() + KEPT_DAYS * 86_400_000),
        scope.settings.timeZone,
      ),
      ...inCurrency(row),
    }),
  })
}

export const trashCalls: readonly Call[] = [
  {
    path: 'ApiTrash/getlist',
    about: {
      note: 'api.note.trash',
      query: listParameters({ columns: trashColumns, filters: [{ wire: 'module' }, { wire: 's_ID' }] }),
      answers: pageOf(
        object(
          {
            s_ID: id,
            version: integer,
            module: text,
            iStat: integer,
            until: moment,
            ...columnProperties(trashColumns),
          },
          { ExRate: number, foreignDecimals: integer, ...columnProperties(currencyColumns(trashColumns)) },
        ),
      ),
    },
    demand: 'signedIn',
    byReplica: true,
    run: list,
  },
]
