/** Statements that write a list record and its owned rows. */
import { initials, searchText } from '#kernel/fold.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyList, Child } from '#model/list.ts'
import { columnOf, columnType, ownTable, storedFields, toColumn } from '../columns.ts'
import { loadedChildren } from './record.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import { ownerColumn } from './owner.ts'
import { headNames, type ListScope } from './value.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

type Values = Readonly<Record<string, unknown>>

const textsOf = (values: Values, names: readonly string[]): (string | null)[] =>
  names.flatMap((name) => {
    const [own, inner] = name.split('.')
    return inner === undefined
      ? [values[own!] as string | null]
      : ((values[own!] ?? []) as Values[]).map((row) => row[inner] as string | null)
  })

/** The normalised search text of a record. */
const recordSearch = ({ search }: AnyList, values: Values): string => {
  const firsts = initials(String(values['name'] ?? ''))
  return searchText([...textsOf(values, search.texts), firsts], textsOf(values, search.codes ?? []))
}

const own = (fields: Fields): [string, Field][] => storedFields(fields).filter(([name]) => !headNames.has(name))

const insertStatement = (scope: Scope, definition: AnyList, record: StoredRecord): Sql => {
  const fields = own(definition.fields as Fields)
  const columns = sql.join(
    fields.map(([name, field]) => sql`, ${sql.ident(columnOf(name, field))}`),
    '',
  )
  const values = sql.join(
    fields.map(([name, field]) => sql`, ${toColumn(field, record[name])}`),
    '',
  )
  return sql`insert into ${sql.ident(ownTable(definition))} (tenant_id, id, code, name, note, active, version, search, created_by, created_at${columns})
values (${sql.tenant}, ${record.id}, ${record.code}, ${record.name}, ${record.note}, ${record.active}, ${record.version}, ${recordSearch(definition, record)}, ${scope.user.displayName}, ${scope.now}${values})`
}

const updateStatement = (scope: Scope, definition: AnyList, record: StoredRecord): Sql => {
  const sets = sql.join(
    own(definition.fields as Fields).map(
      ([name, field]) => sql`, ${sql.ident(columnOf(name, field))} = ${toColumn(field, record[name])}`,
    ),
    '',
  )
  return sql`update ${sql.ident(ownTable(definition))} set code = ${record.code}, name = ${record.name}, note = ${record.note}, active = ${record.active}, version = ${record.version},
search = ${recordSearch(definition, record)}, updated_by = ${scope.user.displayName}, updated_at = ${scope.now}${sets} where ${sql.ours(ownTable(definition))} and id = ${record.id}`
}

/** Columns of a child table in addition to its fields, with the values for all rows. */
interface ChildColumn {
  column: string
  type: string
  values: readonly unknown[]
  /** Only written when the row is created. */ once?: boolean
}

const childColumns = (scope: Scope, child: Child, rows: readonly ChildRow[]): ChildColumn[] => {
  const other = child.of ? scope.registry.lists.get(child.of) : undefined
  const same = (value: unknown) => rows.map(() => value)
  return [
    ...(child.ordered ? [{ column: 'ordinal', type: 'integer', values: rows.map((_, index) => index) }] : []),
    ...(other
      ? [
          { column: 'search', type: 'text', values: rows.map((row) => recordSearch(other, row)) },
          { column: 'created_by', type: 'text', values: same(scope.user.displayName), once: true },
          // Increasing timestamps, so that rows keep their order.
          {
            column: 'created_at',
            type: 'timestamptz',
            values: rows.map((_, index) => new Date(scope.now.getTime() + index)),
            once: true,
          },
        ]
      : []),
  ]
}

/**
 * Chosen records get this owner, and those not chosen any more have none. Their version grows, so that a form opened
 * before does not move them back. They are locked in one order, because two owners may be given each other's.
 */
const choosingStatements = (
  { scope, definition }: ListScope,
  child: Child,
  { id, rows }: { id: string; rows: readonly ChildRow[] },
): Sql[] => {
  const table = sql.ident(child.table)
  const owner = ownerColumn(definition)
  const ids = rows.map((row) => row.lineId)
  const changed = sql`${sql.ours('c')} and ((c.${owner} = ${id}::uuid and c.id <> all(${ids}::uuid[])) or (c.id = any(${ids}::uuid[]) and c.${owner} is distinct from ${id}::uuid))`
  return [
    sql`select c.id from ${table} c where ${changed} order by c.id for no key update`,
    sql`update ${table} c set ${owner} = case when c.id = any(${ids}::uuid[]) then ${id}::uuid end, version = c.version + 1, updated_by = ${scope.user.displayName}, updated_at = ${scope.now} where ${changed}`,
  ]
}

/** Replaces the rows of a field: missing ones are deleted, the others are written. */
const childStatements = (
  { scope, definition }: ListScope,
  [name, field]: [string, { fields: Fields }],
  { before, after: record }: { before: StoredRecord | null; after: StoredRecord },
): Sql[] => {
  const child = definition.children![name]!
  const rows = record[name] as ChildRow[]
  if (child.chooses !== undefined) return choosingStatements({ scope, definition }, child, { id: record.id, rows })
  const table = sql.ident(child.table)
  const owner = ownerColumn(definition)
  const ids = rows.map((row) => row.lineId)
  const kept = new Set(ids)
  const left = ((before?.[name] ?? []) as ChildRow[]).flatMap(({ lineId }) => (kept.has(lineId) ? [] : [lineId]))
  const gone =
    left.length > 0
      ? [
          sql`delete from ${table} where ${sql.ours(child.table)} and ${owner} = ${record.id} and id = any(${left}::uuid[])`,
        ]
      : []
  if (rows.length === 0) return gone
  const columns: ChildColumn[] = [
    ...storedFields(field.fields).map(([inner, one]) => ({
      column: columnOf(inner, one),
      type: columnType(one),
      values: rows.map((row) => toColumn(one, row[inner])),
    })),
    ...childColumns(scope, child, rows),
  ]
  const names = sql.join(
    columns.map(({ column }) => sql`, ${sql.ident(column)}`),
    '',
  )
  const arrays = sql.join(
    columns.map(({ type, values }) => sql`, unnest(${values}::${sql.raw(type)}[])`),
    '',
  )
  const version = child.of ? sql`, version = ${table}.version + 1` : sql.empty
  const written = columns.filter(({ once }) => !once).map(({ column }) => sql.ident(column))
  const same = (from: Sql) => sql.join(written.map((column) => sql`${from}.${column}`))
  return [
    ...gone,
    sql`insert into ${table} (tenant_id, id, ${owner}${names})
values (${sql.tenant}, unnest(${ids}::uuid[]), ${record.id}${arrays})
on conflict (tenant_id, id) do update set ${sql.join(written.map((column) => sql`${column} = excluded.${column}`))}${version}
where ${table}.${owner} = excluded.${owner} and (${same(table)}) is distinct from (${same(sql.raw('excluded'))})`,
  ]
}

/** First the row of the record, then its owned rows; only fields that were sent differ from the stored ones. */
export const recordStatements = (list: ListScope, before: StoredRecord | null, after: StoredRecord): Sql[] => [
  (before ? updateStatement : insertStatement)(list.scope, list.definition, after),
  ...loadedChildren(list.definition, after)
    .filter(([name]) => !before || before[name] !== after[name])
    .flatMap((entry) => childStatements(list, entry, { before, after })),
]

export const searchStatement = (definition: AnyList, record: StoredRecord): Sql =>
  sql`update ${sql.ident(ownTable(definition))} set search = ${recordSearch(definition, record)} where ${sql.ours(ownTable(definition))} and id = ${record.id}`
