/** Descriptions that the program made name documents by their numbers, so they change with a number. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { columnOf } from '../columns.ts'
import type { Scope } from '../scope.ts'
import { likeText, sql, type Sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import { isDescribed, renumberedText } from './made-text.ts'

/** True if a document of the kind names this one: a voucher in its lines, a parcel as what it was made from. */
const namesSql = ({ table, shape, follows = [] }: AnyDocument, after: Stored): Sql | undefined => {
  const found = Object.entries(shape.lines as Fields).find(([, { kind, of }]) => kind === 'ref' && of === 'document')
  if (found)
    return sql`exists (select from ${sql.ident(`${table}_line`)} l where l.tenant_id = d.tenant_id and l.document_id = d.id and l.${sql.ident(columnOf(found[0], found[1]))} = ${after.id})`
  return follows.some(({ of }) => of === after.kind)
    ? sql`exists (select from document_link k where k.tenant_id = d.tenant_id and k.document = d.id and k.line = k.document and k.source_document = ${after.id})`
    : undefined
}

/** Rewrites the descriptions that name a document whose number was changed. */
export const renumberDescriptions = async (
  { tx, registry }: Scope,
  { before, after }: { before: Stored; after: Stored },
): Promise<void> => {
  if (before.number === after.number || before.number === '') return
  for (const definition of registry.documents.values()) {
    const isNamed = isDescribed(definition) ? namesSql(definition, after) : undefined
    if (isNamed === undefined) continue
    const found = await tx.query<{ id: string; description: string }>(sql`
select d.id, d.description from document d where ${sql.ours('d')} and d.kind = ${definition.name} and d.description like ${`%${likeText(before.number)}%`}
  and ${isNamed}`)
    for (const { id, description } of found) {
      const text = renumberedText(definition, description, { from: before.number, to: after.number })
      if (text !== description)
        await tx.query(sql`
update document d set description = ${text}, search = replace(d.search, folded(${description}::text), folded(${text}::text))
where ${sql.ours('d')} and d.id = ${id}`)
    }
  }
}
