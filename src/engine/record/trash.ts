/** Records of lists that were deleted: their content is kept for thirty days, without secrets. */
import { decimalText, type Decimal } from '#kernel/decimal.ts'
import { searchText } from '#kernel/fold.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { fromColumn, storedFields } from '../columns.ts'
import { isKept } from '../kept-days.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import type { Statement } from '../tx.ts'
import { childFields } from './record.ts'

const exactJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? decimalText(inner as Decimal) : inner))

const filesIn = (definition: AnyList, record: StoredRecord): readonly unknown[] =>
  storedFields(definition.fields as Fields).flatMap(([name, field]) =>
    field.kind === 'files' ? ((record[name] ?? []) as unknown[]) : [],
  )

/** Without what is not stored with the record itself, such as the marks of its secrets. */
const contentOf = (definition: AnyList, record: StoredRecord): Record<string, unknown> => {
  const { code, name, note, active, version, createdBy, createdAt } = record
  const names = storedFields(definition.fields as Fields).map(([field]) => field)
  const rows = childFields(definition).map(([field]) => field)
  return {
    ...Object.fromEntries([...names, ...rows].map((field) => [field, record[field] ?? null])),
    code,
    name,
    note,
    active,
    version,
    createdBy,
    createdAt,
  }
}

/** Notes a record that is deleted in the same batch. */
export const keepDeleted = ({ tx, user }: Scope, definition: AnyList, record: StoredRecord): Statement => sql`
  insert into deleted_record (tenant_id, id, list, code, name, content, files, search, deleted_by, deleted_at)
  values (${sql.tenant}, ${record.id}, ${definition.name}, ${record.code}, ${record.name}, ${exactJson(contentOf(definition, record))}::jsonb, ${JSON.stringify(filesIn(definition, record))}::jsonb, ${searchText([record.code, record.name], [record.code])}, ${user.displayName}, ${tx.now})`

export const forgetDeleted = (id: string): Statement =>
  sql`delete from deleted_record t where ${sql.ours('t')} and t.id = ${id}`

const valuesFrom = (fields: Fields, content: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    storedFields(fields).map(([name, field]: [string, Field]) => [name, fromColumn(field, content[name])]),
  )

const rowsFrom = (definition: AnyList, content: Readonly<Record<string, unknown>>): Record<string, ChildRow[]> =>
  Object.fromEntries(
    childFields(definition).map(([name, field]) => [
      name,
      ((content[name] ?? []) as Record<string, unknown>[]).map((row) => ({
        ...valuesFrom(field.fields, row),
        lineId: String(row['lineId']),
      })),
    ]),
  )

/** The record as it was; fields that did not exist then are empty. */
const recordFrom = (definition: AnyList, id: string, content: Readonly<Record<string, unknown>>): StoredRecord => ({
  ...valuesFrom(definition.fields as Fields, content),
  ...rowsFrom(definition, content),
  id,
  code: String(content['code'] ?? ''),
  name: String(content['name'] ?? ''),
  note: (content['note'] ?? null) as string | null,
  active: content['active'] === true,
  version: Number(content['version']),
  createdBy: String(content['createdBy'] ?? ''),
  createdAt: new Date(String(content['createdAt'])),
  updatedBy: null,
  updatedAt: null,
})

/** Loads and locks a deleted record; null if there is none. */
export const loadDeleted = async (scope: Scope, definition: AnyList, id: string): Promise<StoredRecord | null> => {
  const [row] = await scope.tx.query<{ content: Record<string, unknown> }>(
    sql`select t.content from deleted_record t where ${sql.ours('t')} and t.list = ${definition.name} and t.id = ${id} and ${isKept(scope, 't')} for update`,
  )
  return row ? recordFrom(definition, id, row.content) : null
}

/** How a deleted record is named: as it was in its list. */
export const deletedName = async ({ tx }: Scope, { name, withoutCode }: AnyList, id: string): Promise<string> => {
  const [row] = await tx.query<{ code: string; name: string }>(
    sql`select t.code, t.name from deleted_record t where ${sql.ours('t')} and t.list = ${name} and t.id = ${id}`,
  )
  return (withoutCode ? row?.name : row?.code) ?? ''
}
