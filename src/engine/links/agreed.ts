/** What documents of which others take a part had agreed for the whole: the discount of their head, and their lines. */
import { decimal, fromLedger, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Follows } from '#model/follows.ts'
import type { Fields } from '#model/field.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import type { Statement } from '../tx.ts'
import { headDiscount, sourceLineColumns, sourcesBy, type SourceLine } from './rows.ts'

export interface AgreedDiscount {
  discount: Decimal
  /** The amount of all its goods. */
  whole: Decimal
  /** The lines of the source of which followers took something before: amount, quantity, and what they took. */
  taken: readonly { amount: Decimal; some: Decimal; whole: Decimal }[]
}

interface Row {
  document: string
  amount: string | null
  quantity: string | null
  taken: string
}
export interface Taker {
  /** The document that takes: what it took itself does not count, nor what later ones did. */
  except: string | null
  before: string | null
}

/** The lines of documents of which others took something. */
export const takenOfSources = (
  { table }: AnyDocument,
  ids: readonly string[],
  { except, before }: Taker,
): Statement => sql`
  select l.document_id as document, l.line_amount::text as amount, l.base_quantity::text as quantity, sum(k.quantity)::text as taken
  from ${sql.ident(`${table}_line`)} l join document_link k on k.tenant_id = l.tenant_id and k.source_line = l.id join document d on d.tenant_id = k.tenant_id and d.id = k.document
  where ${sql.ours('l')} and l.document_id = any(${ids}::uuid[]) and k.document is distinct from ${except}::uuid and (${before}::bigint is null or d.seq < ${before}::bigint)
  group by l.document_id, l.id, l.line_amount, l.base_quantity`

/** The documents with a discount of their own, by what their lines tell of them. */
export const discountedSources = (lines: readonly SourceLine[]): string[] => [
  ...new Set(lines.flatMap((one) => (one.of_head ? [one.document_id] : []))),
]

export const agreedDiscounts = (
  lines: readonly SourceLine[],
  taken: readonly unknown[],
): Map<string, AgreedDiscount> => {
  const takenOf = Map.groupBy(taken as readonly Row[], ({ document }) => document)
  return new Map(
    discountedSources(lines).map((id) => {
      const [discount, goods] = lines.find((one) => one.document_id === id)!.of_head!
      const parts = (takenOf.get(id) ?? []).map((row) => ({
        amount: decimal(row.amount ?? '0'),
        some: fromLedger(row.taken),
        whole: decimal(row.quantity ?? '0'),
      }))
      return [id, { discount: decimal(discount), whole: decimal(goods), taken: parts }]
    }),
  )
}

/** All lines of documents, for followers whose lines name none. */
export const linesOfSources = (source: AnyDocument, ids: readonly string[], wanted: readonly string[]): Statement => {
  const columns = sourceLineColumns(source, [...new Set(['unit', 'unitPrice', ...wanted])])
  return sql`select l.id, l.document_id${columns}${headDiscount}, false as closed
    from ${sql.ident(`${source.table}_line`)} l join ${sql.ident(source.table)} h on h.tenant_id = l.tenant_id and h.document_id = l.document_id
    where ${sql.ours('l')} and l.document_id = any(${ids}::uuid[]) order by l.document_id, l.ordinal`
}

/** What the rules may want to know of a source line, by the names of its fields. */
const told = ['unit', 'factor', 'unitPrice', 'taxable', 'lineVat']

/** The columns of source lines that the rules of the document want, by the fact that holds them. */
export const wantedColumns = ({ shape }: AnyDocument, { facts }: Follows): readonly string[] => {
  const inner = facts?.origin && (shape.lines as Fields)[facts.origin]?.fields
  return inner ? told.filter((name) => name in inner).concat('leftBase' in inner ? ['quantity'] : []) : []
}

/**
 * For each line of a document the line of its source that it was made from, where no link says it: the first one of the
 * same goods that no line before it has; preferably in its unit and at its price.
 */
export const matchedLines = (
  follows: Follows,
  document: Stored,
  goods: ReadonlyMap<string, readonly SourceLine[]>,
): (SourceLine | undefined)[] => {
  const left = sourcesBy(follows, document).flatMap((id) => [...(goods.get(id) ?? [])])
  return document.lines.map((line) => {
    const isSame = (one: SourceLine) => one.product_id === line['product']
    const isInUnit = (one: SourceLine) => isSame(one) && (!line['unit'] || (one.unit_id ?? null) === line['unit'])
    const isAtPrice = (one: SourceLine) => isInUnit(one) && decimal(one.unit_price ?? '0') === line['unitPrice']
    const found = left.find(isAtPrice) ?? left.find(isInUnit) ?? left.find(isSame)
    if (found) left.splice(left.indexOf(found), 1)
    return found
  })
}
