/** Related documents: those it was made from or settles, and those made from it or settling it. */
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import { documentsAfter, documentsBefore, mayRead } from './relatives.ts'

export interface RelatedDocument {
  kind: string
  id: string
  number: string
  direction: 'source' | 'follower'
}

/** Sources first, and each side in the order of the documents; without kinds the user may not read. */
export const relatedOf = async (scope: Scope, { id }: Stored): Promise<RelatedDocument[]> => {
  const rows = await scope.tx.query<RelatedDocument>(sql`
    select kind, id, number, 'source' as direction, seq from (${documentsBefore([id])}) s
    union all select kind, id, number, 'follower', seq from (${documentsAfter([id])}) f
    order by direction desc, seq`)
  return rows
    .filter(({ kind }) => mayRead(scope, kind))
    .map(({ kind, id: other, number, direction }) => ({ kind, id: other, number, direction }))
}
