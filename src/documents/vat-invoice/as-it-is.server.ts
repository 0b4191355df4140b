/**
 * Invoices written as they became, and not as a save: a provider has issued it, or the law made it void, and no rule of
 * today may keep that from being known.
 */
import { eventStatement } from '#engine/event.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { revisionStatement } from '#engine/store/revision.ts'
import type { StoredDraft } from '#engine/stored.ts'
import type { Statement } from '#engine/tx.ts'
import { vatInvoice } from './index.ts'
import type { shape } from './shape.ts'

interface Become {
  /** With its next version. */
  after: StoredDraft<typeof shape>
  /** Assignments to columns of `vat_invoice`. */
  columns: Sql
  links?: readonly Statement[]
  revision: Parameters<typeof revisionStatement>[2]
  event: Pick<Parameters<typeof eventStatement>[1], 'action' | 'summary'>
}

export const writtenAsItIs = (
  scope: Scope,
  { after, columns, links = [], revision, event }: Become,
): readonly Statement[] => [
  sql`update document set status = ${after.status}, version = version + 1, updated_by = ${scope.user.displayName}, updated_at = ${scope.now} where ${sql.ours('document')} and id = ${after.id}`,
  sql`update vat_invoice set ${columns} where ${sql.ours('vat_invoice')} and document_id = ${after.id}`,
  ...links,
  revisionStatement(scope, after, revision),
  eventStatement(scope, { functionId: vatInvoice.right, number: after.number, recordId: after.id, ...event }),
]
