/** The documents one step before and one step after given ones, by links, by money and by linked vouchers. */
import { may } from '#model/right.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

export const relativeColumns = sql.raw('d.id, d.kind, d.number, d.status, d.seq')
const join = (key: string) => sql.raw(`join document d on d.tenant_id = x.tenant_id and d.id = x.${key}`)

/**
 * What they were made from, keep money for, settle with money or a credit, or are linked vouchers of. The deposits a
 * bill uses are those of its order, which stands between.
 */
export const documentsBefore = (ids: readonly string[]): Sql => sql`
  select ${relativeColumns} from document_link x ${join('source_document')} where ${sql.ours('x')} and x.document = any(${ids}::uuid[]) and x.line = x.document
  union select ${relativeColumns} from kept_credit x ${join('order_id')} where ${sql.ours('x')} and x.document_id = any(${ids}::uuid[])
  union select ${relativeColumns} from allocation x ${join('debt_id')} where ${sql.ours('x')} and x.document_id = any(${ids}::uuid[]) and x.debt_id <> x.document_id and x.order_id is null
  union select ${relativeColumns} from allocation x ${join('credit_id')} where ${sql.ours('x')} and x.document_id = any(${ids}::uuid[]) and x.credit_id <> x.document_id and x.order_id is null
  union select ${relativeColumns} from document x ${join('made_by_id')} where ${sql.ours('x')} and x.id = any(${ids}::uuid[])`

/** The other way: what was made from them, keeps money for them, settles them or uses their credit. */
export const documentsAfter = (ids: readonly string[]): Sql => sql`
  select ${relativeColumns} from document_link x ${join('document')} where ${sql.ours('x')} and x.source_document = any(${ids}::uuid[]) and x.line = x.document
  union select ${relativeColumns} from kept_credit x ${join('document_id')} where ${sql.ours('x')} and x.order_id = any(${ids}::uuid[])
  union select ${relativeColumns} from allocation x ${join('document_id')} where ${sql.ours('x')} and x.debt_id = any(${ids}::uuid[]) and x.debt_id <> x.document_id and x.order_id is null
  union select ${relativeColumns} from allocation x ${join('document_id')} where ${sql.ours('x')} and x.credit_id = any(${ids}::uuid[]) and x.credit_id <> x.document_id and x.order_id is null
  union select ${relativeColumns} from document d where ${sql.ours('d')} and d.made_by_id = any(${ids}::uuid[])`

/** True if the user may know of documents of this kind. */
export const mayRead = ({ registry, user }: Pick<Scope, 'registry' | 'user'>, kind: string): boolean => {
  const definition = registry.documents.get(kind)
  return definition !== undefined && (user.isAdmin || may(user.rights, definition.right, 'R'))
}
