/** The past of documents: every save appends the whole of it. */
import { decimalText, type Decimal } from '#kernel/decimal.ts'
import type { Scope } from './scope.ts'
import { sql, type Sql } from './sql.ts'
import type { Statement } from './tx.ts'
import type { Stored } from './store.ts'

/** JSON with exact numbers, as text. */
export const exactJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? decimalText(inner as Decimal) : inner))

/** The number of a document that is written before in the same transaction. */
export const writtenNumber = (id: string): Sql => sql`(select d.number from document d where d.id = ${id})`

/** A whole document whose number only the database knows yet. */
export const numberedLater = (document: Stored): Sql =>
  sql`(${exactJson({ ...document, number: undefined }).slice(0, -1)}::text || ',"number":' || to_json(${writtenNumber(document.id)}) || '}')::jsonb`

export const revisionStatement = (
  scope: Scope,
  document: Stored,
  /** 'save', 'delete' or the name of a transition. */
  action: string,
  content = sql`${exactJson(document)}`,
): Statement => sql`
  insert into document_revision (document_id, version, kind, action, content, user_name, at)
  values (${document.id}, ${document.version}, ${document.kind}, ${action}, ${content}, ${scope.user.displayName}, ${scope.now})`
