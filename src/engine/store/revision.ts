/** The history of documents: every save appends the complete document. */
import { decimalText, type Decimal } from '#kernel/decimal.ts'
import { jsonWith, rowsWith, type NumberSql } from '../number.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import type { Stored } from '../stored.ts'

/** Empty values are left out, which saves half of the size. */
const withoutEmpty = (value: unknown): unknown => {
  if (typeof value === 'bigint') return decimalText(value as Decimal)
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const filled: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value))
    if (inner !== null && inner !== undefined) filled[name] = withoutEmpty(inner)
  return filled
}
/** A document in the format of its revision. */
const contentOf = (document: Stored): string => JSON.stringify(withoutEmpty(document))

export const revisionStatement = (
  scope: Scope,
  document: Stored,
  /** 'save', 'delete' or the name of a transition. */
  action: string,
  /** A number that is drawn in the same batch, and not known yet. */
  drawn: NumberSql | null = null,
): Statement => {
  const content = jsonWith(drawn, 'number', contentOf(document))
  const values = sql`${sql.tenant}, ${document.id}, ${document.version}, ${document.kind}, ${action}, ${content}, ${scope.user.displayName}, ${scope.now}`
  return sql`
  insert into document_revision (tenant_id, document_id, version, kind, action, content, user_name, at)
  ${rowsWith(drawn, values)}`
}
