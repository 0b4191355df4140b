/** The past of documents: every save appends the whole of it. */
import { decimalText, type Decimal } from '#kernel/decimal.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import type { Stored } from '../stored.ts'

/** What is empty is left out: that is half of a document. */
const withoutEmpty = (value: unknown): unknown => {
  if (typeof value === 'bigint') return decimalText(value as Decimal)
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const filled: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value))
    if (inner !== null && inner !== undefined) filled[name] = withoutEmpty(inner)
  return filled
}
/** A document as its revision keeps it. */
const contentOf = (document: Stored | Omit<Stored, 'number'>): string => JSON.stringify(withoutEmpty(document))

/** The number of a document that is written before in the same transaction. */
export const writtenNumber = (id: string): Sql =>
  sql`(select d.number from document d where ${sql.ours('d')} and d.id = ${id})`

/** A whole document whose number only the database knows yet. */
export const numberedLater = (document: Stored): Sql =>
  sql`(${contentOf({ ...document, number: undefined }).slice(0, -1)}::text || ',"number":' || to_json(${writtenNumber(document.id)}) || '}')::jsonb`

export const revisionStatement = (
  scope: Scope,
  document: Stored,
  /** 'save', 'delete' or the name of a transition. */
  action: string,
  content = sql`${contentOf(document)}`,
): Statement => sql`
  insert into document_revision (tenant_id, document_id, version, kind, action, content, user_name, at)
  values (${sql.tenant}, ${document.id}, ${document.version}, ${document.kind}, ${action}, ${content}, ${scope.user.displayName}, ${scope.now})`
