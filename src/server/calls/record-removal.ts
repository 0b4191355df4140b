/** Deleted records of lists: what hangs on one before it is deleted, restoring it, and the list of those deleted. */
import { isStoredId } from '#engine/columns.ts'
import { isKept, KEPT_DAYS } from '#engine/kept-days.ts'
import { listRows } from '#engine/listing/listing.ts'
import type { ListSource } from '#engine/listing/source.ts'
import { usesOf } from '#engine/merging/uses.ts'
import type { ListModule } from '#engine/record/record.ts'
import { restoreRecords } from '#engine/record/restore.ts'
import { ownStores } from '#engine/own-stores.ts'
import type { Scope } from '#engine/scope.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { AnyList } from '#model/list.ts'
import { may, needs } from '#model/right.ts'
import { id, integer, moment, object, text } from '#model/schema.ts'
import { pageOf } from '#wire/answer-schemas.ts'
import { deletedRecordColumns } from '#wire/deleted-records.ts'
import type { UsesAnswer } from '#wire/uses.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { columnProperties } from '#wire/field-schema.ts'
import { writeMoment } from '#wire/values.ts'
import { batchAnswer, readIds } from '../call/batch.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { aboutRestoreRecords, aboutUses } from '../openapi/records.ts'
import { listParameters } from '../openapi/listing.ts'
import { listAliases, listAnswer, readQuery } from './listing.ts'

/** The most records whose uses are told at once. */
const MOST_TOLD = 100

const uses =
  (definition: AnyList) =>
  async (scope: Scope, { body }: Input): Promise<UsesAnswer> => {
    const translate = translatorFor(scope.language)
    const { documents, lists } = scope.registry
    const nameOf = (of: string) => translate(documents.get(of)?.label ?? lists.get(of)?.label ?? of)
    const told = (all: readonly { of: string; count: number }[]) =>
      all.map(({ of, count }) => ({ name: nameOf(of), count }))
    const found = await usesOf(scope, definition, readIds(body, MOST_TOLD).filter(isStoredId))
    return {
      ListItem: found.map((one) => ({
        s_ID: one.id,
        Code: one.code,
        Name: one.name,
        uses: told(one.uses),
        goes: told(one.goes),
      })),
      TotalCount: found.length,
    }
  }

export const recordRemovalCalls = (module: ListModule, problemFields: ProblemFields): Call[] => {
  const { definition } = module
  const demand = needs([definition.right, 'D'])
  return [
    {
      path: `${definition.wire.module}/Restore`,
      about: aboutRestoreRecords(definition),
      demand,
      writes: true,
      problemFields,
      run: async (scope, { body }) =>
        batchAnswer(scope, await restoreRecords(scope, module, readIds(body)), problemFields),
    },
    {
      path: `${definition.wire.module}/getUses`,
      about: aboutUses(definition),
      demand,
      run: uses(definition),
    },
  ]
}

/** The lists in which the user may both read and delete. */
const ownLists = ({ user, registry }: Scope): AnyList[] =>
  [...registry.lists.values()].filter(
    ({ right }) => user.isAdmin || (may(user.rights, right, 'R') && may(user.rights, right, 'D')),
  )

const column = (expression: string, kind: SourceColumn['kind'], more: Partial<SourceColumn> = {}): SourceColumn => ({
  sql: sql.raw(expression),
  kind,
  ...more,
})

const source = (scope: Scope, own: readonly AnyList[], where: readonly Sql[]): ListSource => {
  const stores = own.filter(({ isStores }) => isStores).map(({ name }) => name)
  return {
    from: sql`deleted_record t`,
    ours: sql.ours('t'),
    key: sql`t.id`,
    joins: new Map(),
    columns: new Map([
      ['code', column('t.code', 'code')],
      ['name', column('t.name', 'text')],
      ['listName', column('t.list', 'text', { order: [...scope.registry.lists.keys()] })],
      ['deletedBy', column('t.deleted_by', 'text')],
      ['deletedAt', column('t.deleted_at', 'moment', { present: true })],
    ]),
    extras: new Map([['list', column('t.list', 'text')]]),
    where: [
      sql`t.list = any(${own.map(({ name }) => name)}::text[])`,
      isKept(scope, 't'),
      ...where,
      // Limited users know their own stores only.
      ...(scope.tx.limits?.stores
        ? [sql`(t.list <> all(${stores}::text[]) or (true${ownStores(scope.tx, sql`t.id`)}))`]
        : []),
    ],
    search: { text: sql`t.search` },
    defaultSort: [{ key: 'deletedAt', ascending: false }],
    tieBreak: [{ sql: sql`t.id`, ascending: false }],
    sums: [],
  }
}

const deletedRecords = async (scope: Scope, input: Input): Promise<unknown> => {
  const asked = { columns: deletedRecordColumns, filters: ['module'], aliases: listAliases }
  const query = readQuery(scope, asked, input.query)
  const { timeZone } = scope.settings
  const module = query.narrow?.['module']?.trim().toLowerCase()
  const own = ownLists(scope).filter(({ wire }) => !module || module === '0' || wire.module.toLowerCase() === module)
  const days = [
    ...(query.from ? [sql`t.deleted_at >= ${query.from}::date::timestamp at time zone ${timeZone}`] : []),
    ...(query.to ? [sql`t.deleted_at < (${query.to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
  ]
  const result = await listRows(scope, source(scope, own, days), query)
  const translate = translatorFor(scope.language)
  const named = (row: Readonly<Record<string, unknown>>) => scope.registry.lists.get(String(row['list']))!
  return listAnswer(scope, {
    columns: deletedRecordColumns,
    sums: [],
    result: { ...result, rows: result.rows.map((row) => ({ ...row, listName: translate(named(row).label) })) },
    extra: (row) => ({
      module: named(row).wire.module,
      until: writeMoment(new Date((row['deletedAt'] as Date).getTime() + KEPT_DAYS * 86_400_000), timeZone),
    }),
  })
}

export const deletedRecordCalls: readonly Call[] = [
  {
    path: 'ApiTrash/getRecords',
    about: {
      note: 'api.note.deletedRecords',
      query: listParameters({ columns: deletedRecordColumns, filters: [{ wire: 'module' }] }),
      answers: pageOf(
        object({ s_ID: id, version: integer, module: text, until: moment, ...columnProperties(deletedRecordColumns) }),
      ),
    },
    demand: 'anyRight',
    run: deletedRecords,
  },
]
