/** The past of documents: every save appends the whole of it. */
import { decimalText, type Decimal } from '#kernel/decimal.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'
import type { Statement } from './tx.ts'
import type { Stored } from './store.ts'

/** JSON with exact numbers, as text. */
export const exactJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? decimalText(inner as Decimal) : inner))

export const revisionStatement = (
  scope: Scope,
  document: Stored,
  action: 'save' | 'cancel' | 'restore' | 'delete',
): Statement => sql`
  insert into document_revision (document_id, version, kind, action, content, user_name, at)
  values (${document.id}, ${document.version}, ${document.kind}, ${action}, ${exactJson(document)}, ${scope.user.displayName}, ${scope.now})`
