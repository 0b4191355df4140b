/** Related documents: those it was made from or settles, and those made from it or settling it. */
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'

export interface Related {
  kind: string
  id: string
  number: string
  direction: 'source' | 'follower'
}

/** Sources first, and each side in the order of the documents. */
export const relatedOf = async ({ tx, registry }: Scope, { id, madeBy }: Stored): Promise<Related[]> => {
  const rows = await tx.query<Related>(sql`
    select kind, id, number, 'follower' as direction, seq from document d where ${sql.ours('d')} and made_by_id = ${id}
    union select d.kind, d.id, d.number, 'follower', d.seq from allocation a join document d on d.tenant_id = a.tenant_id and d.id = a.document_id where ${sql.ours('a')} and a.debt_id = ${id} and a.document_id <> ${id}
    union select d.kind, d.id, d.number, 'follower', d.seq from kept_credit k join document d on d.tenant_id = k.tenant_id and d.id = k.document_id where ${sql.ours('k')} and k.order_id = ${id}
    union select d.kind, d.id, d.number, 'follower', d.seq from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.document where ${sql.ours('k')} and k.source_document = ${id}
    union select d.kind, d.id, d.number, 'source', d.seq from kept_credit k join document d on d.tenant_id = k.tenant_id and d.id = k.order_id where ${sql.ours('k')} and k.document_id = ${id}
    union select d.kind, d.id, d.number, 'source', d.seq from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.source_document where ${sql.ours('k')} and k.document = ${id}
    union select d.kind, d.id, d.number, 'source', d.seq from allocation a join document d on d.tenant_id = a.tenant_id and d.id = a.debt_id where ${sql.ours('a')} and a.document_id = ${id} and a.debt_id <> ${id}
    union select kind, id, number, 'source', seq from document d where ${sql.ours('d')} and id = ${madeBy}
    order by direction desc, seq`)
  return rows
    .filter(({ kind }) => registry.documents.has(kind))
    .map(({ kind, id: other, number, direction }) => ({ kind, id: other, number, direction }))
}
