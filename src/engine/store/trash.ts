/** Trash: deleted documents that can be restored for thirty days, with id, number, links and vouchers. */
import { isDraft } from '#model/state.ts'
import type { Day } from '#kernel/day.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import { fromColumn, storedFields } from '../columns.ts'
import { isKept } from '../kept-days.ts'
import { documentLock } from '../locks.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import type { Statement, Tx } from '../tx.ts'

/** A deleted document, and data that its revision does not contain. */
export interface DeletedDocument {
  document: Stored
  createdById: string | null
}

/** Records a document that is deleted in the same batch. */
export const keepDeleted = ({ tx, user }: Scope, id: string): Statement => sql`
  insert into deleted_document (tenant_id, id, kind, number, day, status, description, partner_name, total, search, attachments, made_by_id, created_by_id, store_id, has_store, deleted_by, deleted_at)
  select d.tenant_id, d.id, d.kind, d.number, d.day, d.status, d.description, coalesce(p.name, ''), d.total, concat_ws(' ', d.search, folded(p.code || ' ' || p.name)), d.attachments, d.made_by_id, d.created_by_id, d.store_id, d.store_id is not null, ${user.displayName}, ${tx.now}
  from document d left join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id where ${sql.ours('d')} and d.id = ${id}`

export const forgetDeleted = (id: string): Statement =>
  sql`delete from deleted_document t where ${sql.ours('t')} and id = ${id}`

const valuesFrom = (fields: Fields, content: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    storedFields(fields).map(([name, field]: [string, Field]) => [name, fromColumn(field, content[name])]),
  )

const moment = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)

/** A document from one of its revisions; fields that did not exist then are empty. */
export const fromContent = ({ shape, lifecycle }: AnyDocument, content: Readonly<Record<string, unknown>>): Stored => ({
  ...valuesFrom(shape.fields, content),
  id: String(content['id']),
  kind: String(content['kind']),
  number: String(content['number']),
  date: content['date'] as Day,
  description: (content['description'] ?? null) as string | null,
  status: Number(content['status']),
  seq: String(content['seq']),
  version: Number(content['version']),
  draft: isDraft(lifecycle, { status: Number(content['status']) }),
  madeBy: (content['madeBy'] ?? null) as string | null,
  attachments: (content['attachments'] ?? []) as string[],
  createdBy: String(content['createdBy']),
  createdAt: moment(content['createdAt'])!,
  updatedBy: (content['updatedBy'] ?? null) as string | null,
  updatedAt: moment(content['updatedAt']),
  lines: (content['lines'] as Record<string, unknown>[]).map((line) => ({
    ...valuesFrom(shape.lines, line),
    lineId: String(line['lineId']),
  })),
})

const revivedWhere = async (scope: Scope, definition: AnyDocument, where: Sql): Promise<DeletedDocument | null> => {
  const [row] = await scope.tx.query<{ content: Record<string, unknown>; created_by_id: string | null }>(sql`
    select r.content, t.created_by_id from deleted_document t
    join document_revision r on r.tenant_id = t.tenant_id and r.document_id = t.id and r.action = 'delete' and r.at = t.deleted_at
    where ${sql.ours('t')} and t.kind = ${definition.name} and ${isKept(scope, 't')} and ${where} limit 1`)
  return row ? { document: fromContent(definition, row.content), createdById: row.created_by_id } : null
}

/** Loads and locks a deleted document of this kind; null if there is none. */
export const loadDeleted = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
): Promise<DeletedDocument | null> => {
  await scope.tx.query(documentLock(id))
  return revivedWhere(scope, definition, sql`t.id = ${id}`)
}

/** The linked voucher that a document had when it was cancelled or deleted. */
export const loadDeletedVoucher = (
  scope: Scope,
  definition: AnyDocument,
  madeBy: string,
): Promise<DeletedDocument | null> =>
  revivedWhere(scope, definition, sql`t.made_by_id = ${madeBy} order by t.deleted_at desc`)

/** The number of a deleted document; '' if there is none. */
export const deletedNumber = async (tx: Tx, { name }: AnyDocument, id: string): Promise<string> =>
  (
    await tx.query<{ number: string }>(
      sql`select number from deleted_document t where ${sql.ours('t')} and id = ${id} and kind = ${name}`,
    )
  )[0]?.number ?? ''
