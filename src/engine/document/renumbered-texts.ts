/** Descriptions that the program made name documents by their numbers, so they change with a number. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { columnOf } from '../columns.ts'
import type { Scope } from '../scope.ts'
import { likeText, sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import { isDescribed, renumberedText } from './made-text.ts'

const namedColumn = ({ shape }: AnyDocument): string | undefined => {
  const found = Object.entries(shape.lines as Fields).find(([, { kind, of }]) => kind === 'ref' && of === 'document')
  return found && columnOf(found[0], found[1])
}

/** Rewrites the descriptions of the vouchers that settle a document whose number was changed. */
export const renumberDescriptions = async (
  { tx, registry }: Scope,
  { before, after }: { before: Stored; after: Stored },
): Promise<void> => {
  if (before.number === after.number || before.number === '') return
  for (const definition of registry.documents.values()) {
    const column = isDescribed(definition) ? namedColumn(definition) : undefined
    if (column === undefined) continue
    const found = await tx.query<{ id: string; description: string }>(sql`
select d.id, d.description from document d where ${sql.ours('d')} and d.kind = ${definition.name} and d.description like ${`%${likeText(before.number)}%`}
  and exists (select from ${sql.ident(`${definition.table}_line`)} l where l.tenant_id = d.tenant_id and l.document_id = d.id and l.${sql.ident(column)} = ${after.id})`)
    for (const { id, description } of found) {
      const text = renumberedText(definition, description, { from: before.number, to: after.number })
      if (text !== description)
        await tx.query(sql`
update document d set description = ${text}, search = replace(d.search, folded(${description}::text), folded(${text}::text))
where ${sql.ours('d')} and d.id = ${id}`)
    }
  }
}
