/** Filters of the lists of documents as SQL: by status, by record, by what a field or a column of the kind says. */
import { Unreadable } from '#kernel/problem.ts'
import type { AnyDocument, ListFilter } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { columnOf, isStoredId } from '../columns.ts'
import type { Scope } from '../scope.ts'
import type { SourceColumn } from '../source-column.ts'
import { sql, type Sql } from '../sql.ts'
import { isInForceSql, isLateSql } from '../states.ts'
import { isShared, sharedColumn } from '../store/store.ts'
import { payStatusWhere } from './facts.ts'

/** Where a field is stored: in the common head or in the table of the kind. */
export const fieldSql = (name: string, fields: Fields): { sql: Sql; joins: readonly string[] } => {
  const field = fields[name]!
  return isShared(name)
    ? { sql: sql`d.${sql.ident(sharedColumn(name))}`, joins: [] }
    : { sql: sql`h.${sql.ident(columnOf(name, field))}`, joins: ['own'] }
}

/** A column of the record that a field names. */
export const recordColumn = ({ shape }: AnyDocument, ref: string, shown: string): SourceColumn => {
  const { sql: key, joins } = fieldSql(ref, shape.fields)
  return {
    sql: sql`${sql.ident(`ref_${ref.toLowerCase()}`)}.${sql.ident(shown)}`,
    kind: 'text',
    joins: [...joins, `ref_${ref}`],
    owner: { sql: key, joins },
  }
}

const hasLine = ({ table, shape }: AnyDocument, name: string, id: string): Sql =>
  sql`exists (select from ${sql.ident(`${table}_line`)} l where l.tenant_id = d.tenant_id and l.document_id = d.id and l.${sql.ident(columnOf(name, (shape.lines as Fields)[name]!))} = ${id})`

/** True if a document of the kind was made from it; links are those of documents in force. */
const followedWhere = (code: number, kind: string): Sql => {
  const followed = sql`exists (select from document_link k join document i on i.tenant_id = k.tenant_id and i.id = k.document
where k.tenant_id = d.tenant_id and k.source_document = d.id and k.line = k.document and i.kind = ${kind})`
  return code === 1 ? followed : code === 2 ? sql`${isInForceSql('d')} and not ${followed}` : sql`false`
}

/** A column that the kind calculates itself, and that a filter names. */
const factOf = (scope: Scope, definition: AnyDocument, { field }: ListFilter): SourceColumn | undefined =>
  field in definition.shape.fields ? undefined : scope.registry.slots[definition.name]?.listFacts?.(scope.today)[field]

/** The condition of a panel filter; a value that matches nothing known gives an empty list. */
export const filterWhere = (
  scope: Scope,
  filter: ListFilter,
  { value, definition }: { value: string; definition: AnyDocument },
): Sql => {
  const code = /^\d{1,4}$/.test(value) ? Number(value) : null
  if (filter.in === 'lines') return isStoredId(value) ? hasLine(definition, filter.field, value) : sql`false`
  if (filter.kind === 'ref')
    return isStoredId(value) ? sql`${fieldSql(filter.field, definition.shape.fields).sql} = ${value}` : sql`false`
  if (code === null) throw new Unreadable('invalid', { label: filter.label })
  if (filter.kind === 'status') return sql`d.status = ${code}`
  if (filter.kind === 'payStatus') return payStatusWhere(code, scope.today)
  if (filter.kind === 'followed') return followedWhere(code, filter.by!)
  const fact = factOf(scope, definition, filter)
  if (fact) return sql`${fact.sql} = ${code}`
  const column = fieldSql(filter.field, definition.shape.fields).sql
  if (filter.kind === 'late')
    return code === 1 ? isLateSql('d', definition.lifecycle, { column, today: scope.today }) : sql`false`
  return sql`${column} = ${code}`
}

/**
 * The condition that a document of the kind belongs to a record: its partner, or goods in one of its lines. Throws if the
 * kind has no filter for records of the list, which is a bug.
 */
export const ofRecord = (definition: AnyDocument, list: string, id: string): Sql => {
  const filter = definition.list.filters.find(({ kind, of }) => kind === 'ref' && of === list)
  if (filter?.in !== 'lines' && !isShared(filter?.field ?? '')) throw new Error(`${definition.name} by ${list}`)
  return filter!.in === 'lines'
    ? hasLine(definition, filter!.field, id)
    : sql`d.${sql.ident(sharedColumn(filter!.field))} = ${id}`
}

/** The joins that filters need; they must not exclude rows. */
export const filterJoins = (filters: readonly ListFilter[], definition: AnyDocument): Set<string> =>
  new Set(
    filters.flatMap((filter) =>
      filter.kind === 'payStatus'
        ? ['open']
        : filter.kind === 'status' ||
            filter.kind === 'followed' ||
            filter.in === 'lines' ||
            isShared(filter.field) ||
            !(filter.field in definition.shape.fields)
          ? []
          : fieldSql(filter.field, definition.shape.fields).joins,
    ),
  )
