/** Posted counts of the goods of a document, from its day on: what they found to be different stays as it was. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { nameWith } from '#model/form.ts'
import { columnOf, isStoredId } from '../columns.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { isPostedSql } from '../states.ts'

export interface LaterCount {
  id: string
  kind: string
  number: string
}

/** Counts are the documents that compare their lines with the books. */
const isCount = ({ goodsLines, shape }: AnyDocument): boolean =>
  goodsLines?.books !== undefined && 'store' in shape.fields

const goodsColumn = ({ shape }: AnyDocument) => {
  const fields = shape.lines as Fields
  const name = nameWith(fields, ({ role }) => role === 'product')!
  return sql.ident(columnOf(name, fields[name]!))
}

/**
 * The counts that were saved when the document was in the books: those it was entered after know nothing of it. The
 * goods are those of its entries, so it must be in force; oldest first.
 */
export const laterCounts = async (scope: Scope, id: string | null): Promise<LaterCount[]> => {
  if (!isStoredId(id)) return []
  const found = await Promise.all(
    [...scope.registry.documents.values()].filter(isCount).map((definition) =>
      scope.tx.query<LaterCount & { day: string; seq: string }>(sql`
        select c.id, c.kind, c.number, c.day::text as day, c.seq::text as seq from document c
        join document d on d.tenant_id = c.tenant_id and d.id = ${id}
        where ${sql.ours('c')} and c.kind = ${definition.name} and c.id <> d.id and ${isPostedSql('c')}
          and coalesce(c.updated_at, c.created_at) >= d.created_at
          and exists (
            select 1 from stock_entry e
            join ${sql.ident(`${definition.table}_line`)} l on l.tenant_id = e.tenant_id and l.${goodsColumn(definition)} = e.product_id
            where ${sql.ours('e')} and e.document_id = d.id and e.store_id = c.store_id and e.day <= c.day and l.document_id = c.id)
        order by c.day, c.seq`),
    ),
  )
  return found.flat().map(({ id: count, kind, number }) => ({ id: count, kind, number }))
}

/** The counts of both, each once. */
export const withoutTwice = (counts: readonly LaterCount[]): LaterCount[] => [
  ...new Map(counts.map((one) => [one.id, one])).values(),
]
