/** Documents can be found by the number of their source, so their search texts change with that number. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { columnOf } from '../columns.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import { followersOf } from './load.ts'

/** Updates the search texts of all documents that refer to it, in any status. */
export const renumberFollowers = async (
  scope: Scope,
  definition: AnyDocument,
  before: Stored,
  after: Stored,
): Promise<void> => {
  if (before.number === after.number || before.number === '') return
  for (const follower of followersOf(scope, definition))
    for (const { of, head, lineHead, facts } of follower.follows ?? []) {
      if (of !== definition.name || !facts?.number || !follower.list.search?.includes(facts.number)) continue
      const field = (follower.shape.fields as Fields)[head]!
      const line = lineHead && sql.ident(columnOf(lineHead, (follower.shape.lines as Fields)[lineHead]!))
      const byLine = line
        ? sql` or exists (select from ${sql.ident(`${follower.table}_line`)} l where l.tenant_id = h.tenant_id and l.document_id = h.document_id and l.${line} = ${after.id})`
        : sql.empty
      await scope.tx.query(sql`
        update document d set search = trim(replace(' ' || d.search || ' ', ' ' || folded(${before.number}::text) || ' ', ' ' || folded(${after.number}::text) || ' '))
        from ${sql.ident(follower.table)} h where ${sql.ours('d')} and h.tenant_id = d.tenant_id and h.document_id = d.id and (h.${sql.ident(columnOf(head, field))} = ${after.id}${byLine})`)
    }
}
