/** The table of links: the rows a document should have, and statements to read and write them (decision 0039). */
import { decimal, fromLedger, toLedger, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Follows, FollowerFacts, TakenAmounts } from '#model/follows.ts'
import type { Field, Fields } from '#model/field.ts'
import { isInForce } from '#model/state.ts'
import { columnOf, isStoredId } from '../columns.ts'
import { sql, type Sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import type { Statement } from '../tx.ts'
import { inTextOrder } from '../text-order.ts'

export interface Link {
  sourceDocument: string
  /**
   * The id of the source document itself if `line` is the document itself, which means a link between whole
   * documents.
   */
  sourceLine: string
  document: string
  line: string
  /** In ledger units. */
  quantity: bigint
  taxable: bigint
  vat: bigint
}

type Values = Readonly<Record<string, unknown>>

const idsIn = (values: readonly unknown[]): string[] => values.filter(isStoredId).map((id) => id.toLowerCase())

/** Ids of the sources of a document: those of the head first, then those only its lines name. */
export const sourcesBy = ({ head, lineHead }: Follows, document: Stored): string[] => {
  const heads = idsIn([document[head]].flat())
  if (!lineHead || heads.length === 0) return heads
  return [...new Set([...heads, ...idsIn(document.lines.map((line) => line[lineHead]))])]
}

/** Id of the source that a line takes from, if it takes from any. */
export const sourceOfLine = ({ lineHead }: Follows, sources: readonly string[], line: Values): string | undefined =>
  (lineHead && sources.length > 0 ? idsIn([line[lineHead]])[0] : undefined) ?? sources[0]

const ledger = (value: unknown): bigint => (typeof value === 'bigint' ? toLedger(value as Decimal) : 0n)

/** The links a document should have: none unless it is in force. */
export const linksOf = ({ lifecycle, follows }: AnyDocument, document: Stored | null): Link[] =>
  !document || !isInForce(lifecycle, document)
    ? []
    : (follows ?? []).flatMap((one) => {
        const sources = sourcesBy(one, document)
        const sign = one.givesBack ? -1n : 1n
        const whole = (one.givesBack ? [] : sources).map((source): Link => ({
          sourceDocument: source,
          sourceLine: source,
          document: document.id,
          line: document.id,
          quantity: 0n,
          taxable: 0n,
          vat: 0n,
        }))
        const lines = document.lines.flatMap((line): Link[] => {
          const sourceLine = one.line && line[one.line]
          const sourceDocument = sourceOfLine(one, sources, line)
          return isStoredId(sourceLine) && sourceDocument
            ? [
                {
                  sourceDocument,
                  sourceLine: sourceLine.toLowerCase(),
                  document: document.id,
                  line: line.lineId,
                  quantity: sign * ledger(line['baseQuantity']),
                  taxable: sign * ledger(line['taxable']),
                  vat: sign * ledger(line['lineVat']),
                },
              ]
            : []
        })
        return [...whole, ...lines]
      })

const texts = (values: readonly bigint[]): string[] => values.map(String)

export const insertLinks = (links: readonly Link[], table = 'document_link'): Statement => sql`
  insert into ${sql.ident(table)} (tenant_id, source_document, source_line, document, line, quantity, taxable, vat)
  values (${sql.tenant}, unnest(${links.map((one) => one.sourceDocument)}::uuid[]), unnest(${links.map((one) => one.sourceLine)}::uuid[]), unnest(${links.map((one) => one.document)}::uuid[]), unnest(${links.map((one) => one.line)}::uuid[]),
    unnest(${texts(links.map((one) => one.quantity))}::bigint[]), unnest(${texts(links.map((one) => one.taxable))}::bigint[]), unnest(${texts(links.map((one) => one.vat))}::bigint[]))`

/** Replaces the links of a document; empty if it follows nothing. May run before its head is written. */
export const linkStatements = (definition: AnyDocument, before: Stored | null, after: Stored | null): Statement[] => {
  const [old, links] = [linksOf(definition, before), linksOf(definition, after)]
  return [
    ...(old.length > 0 ? [sql`delete from document_link k where ${sql.ours('k')} and document = ${before!.id}`] : []),
    ...(links.length > 0 ? [insertLinks(links)] : []),
  ]
}

interface TakenRow {
  quantity: string
  taxable: string
  vat: string
  /** Of all that was taken, if it was in one unit; `in_unit` is null otherwise. */
  unit?: string | null
  factor?: string | null
  in_unit?: string | null
  exact?: string | null
}
const sums = sql.raw('sum(k.quantity)::text as quantity, sum(k.taxable)::text as taxable, sum(k.vat)::text as vat')
const takenFrom = ({ quantity, taxable, vat, unit, factor, in_unit: inUnit, exact }: TakenRow): TakenAmounts => ({
  quantity: fromLedger(quantity),
  exact: exact ? decimal(exact) : null,
  taxable: fromLedger(taxable),
  vat: fromLedger(vat),
  inUnit: factor && inUnit ? { unit: unit ?? null, factor: decimal(factor), quantity: decimal(inUnit) } : null,
})

/** The lines of kinds that take from others, joined to links `k`, to count what was taken in the unit of each. */
export interface TakerLines {
  join: Sql
  sums: Sql
  /** What one of them took, in its unit. */
  one: Sql | null
}
export const takerLines = (tables: readonly string[]): TakerLines => {
  if (tables.length === 0) return { join: sql.empty, sums: sql.empty, one: null }
  const aliases = tables.map((_, at) => sql.raw(`t${at}`))
  const joins = tables.map(
    (table, at) =>
      sql` left join ${sql.ident(`${table}_line`)} ${aliases[at]!} on ${aliases[at]!}.tenant_id = k.tenant_id and ${aliases[at]!}.id = k.line`,
  )
  const of = (column: string): Sql => sql`coalesce(${sql.join(aliases.map((one) => sql`${one}.${sql.raw(column)}`))})`
  const one = sql`sign(k.quantity::numeric) * ${of('quantity')}`
  return {
    join: sql.join(joins, ''),
    one,
    sums: sql`, (array_agg(${of('unit_id')}))[1] as unit, min(${of('factor')})::text as factor, case when count(distinct (${of('unit_id')}, ${of('factor')})) = 1 then sum(${one})::text end as in_unit, round(sum(${one} * ${of('factor')}), 6)::text as exact`,
  }
}
const noTakers = takerLines([])

/**
 * What followers took of the lines of documents and, in a row whose line is the document itself, how many there are;
 * `except`: a follower that is being changed.
 */
export const madeOfDocuments = (
  ids: readonly string[],
  except: string | null,
  { table = 'document_link', takers = noTakers }: { table?: string; takers?: TakerLines } = {},
): Statement => sql`
  select k.source_document as document, k.source_line as line, count(*)::int as links, ${sums}${takers.sums} from ${sql.ident(table)} k${takers.join}
  where ${sql.ours('k')} and k.source_document = any(${ids}::uuid[]) and k.document is distinct from ${except}::uuid
  group by k.source_document, k.source_line`
export const nothingMade: FollowerFacts = { followers: 0, taken: new Map() }
/** By id of the document; only those of which something was made. */
export const madeByDocument = (rows: readonly unknown[]): Map<string, FollowerFacts> =>
  new Map(
    [
      ...Map.groupBy(rows as (TakenRow & { document: string; line: string; links: number })[], (row) => row.document),
    ].map(([id, own]) => {
      const ofLines = own.filter(({ line }) => line !== id)
      return [
        id,
        {
          followers: own.find(({ line }) => line === id)?.links ?? 0,
          taken: new Map(ofLines.map((row) => [row.line, takenFrom(row)])),
        },
      ]
    }),
  )

/**
 * What other documents took of a line: in total, and those saved before a certain position in the order of documents.
 */
export interface TakenByOthers extends TakenAmounts {
  earlier: TakenAmounts
}
export const takenOfLines = (
  lines: readonly string[],
  { except, before }: { except: string | null; before: string | null },
  takers: TakerLines = noTakers,
): Statement => {
  const earlier = (name: string) =>
    sql`coalesce(sum(k.${sql.ident(name)}) filter (where ${before}::bigint is null or d.seq < ${before}::bigint), 0)::text as ${sql.ident(`earlier_${name}`)}`
  const inUnit = takers.one
    ? sql`, coalesce(sum(${takers.one}) filter (where ${before}::bigint is null or d.seq < ${before}::bigint), 0)::text as earlier_in_unit`
    : sql.empty
  return sql`
  select k.source_line as line, ${sums}, ${earlier('quantity')}, ${earlier('taxable')}, ${earlier('vat')}${takers.sums}${inUnit}
  from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.document${takers.join}
  where ${sql.ours('k')} and k.source_line = any(${lines}::uuid[]) and k.line <> k.document and k.document is distinct from ${except}::uuid
  group by k.source_line`
}
export const takenByOthers = (rows: readonly unknown[]): Map<string, TakenByOthers> =>
  new Map(
    (rows as (TakenRow & Record<'line' | `earlier_${'quantity' | 'taxable' | 'vat' | 'in_unit'}`, string>)[]).map(
      (row) => [
        row.line,
        {
          ...takenFrom(row),
          earlier: takenFrom({
            quantity: row.earlier_quantity,
            taxable: row.earlier_taxable,
            vat: row.earlier_vat,
            // Those of all are in one unit, so these are.
            ...(row.in_unit && { unit: row.unit, factor: row.factor, in_unit: row.earlier_in_unit }),
          }),
        },
      ],
    ),
  )

export interface SourceHead {
  id: string
  kind: string
  number: string
  day: string
  status: number
  partner_id: string | null
  currency_id: string | null
  exchange_rate: string
}
export const sourceHeads = (ids: readonly string[]): Statement =>
  sql`select id, kind, number, day, status, partner_id, currency_id, exchange_rate from document d where ${sql.ours('d')} and id = any(${ids}::uuid[])`

export interface SourceLine {
  id: string
  document_id: string
  product_id: string | null
  base_quantity: string | null
  factor?: string | null
  taxable?: string | null
  line_vat?: string | null
  unit_price?: string | null
  discount?: string | null
  unit_id?: string | null
  quantity?: string | null
  /** If its document has a discount: that discount, the amount of all goods of the document, and that of the line. */
  of_head?: readonly [discount: string, goods: string, line: string] | null
  /** The document of the line is closed, so nothing more is taken. */
  closed: boolean | null
}
/** `wanted`: columns by the names of their fields; those that the kind does not have are null. */
export const sourceLineColumns = ({ shape }: AnyDocument, wanted: readonly string[]): Sql => {
  const fields: Fields = shape.lines
  const column = (name: string): Sql => {
    const field: Pick<Field, 'kind'> = fields[name] ?? { kind: name === 'product' ? 'ref' : 'quantity' }
    const stored = sql.ident(columnOf(name, field))
    return name in fields ? sql`, l.${stored}` : sql`, null as ${stored}`
  }
  return sql.join(['product', 'baseQuantity', ...wanted].map(column), '')
}

/** The discount of a line, and that of its document; most have none. */
export const headDiscount = sql.raw(
  ', nullif(l.discount, 0) as discount, case when h.discount <> 0 then array[h.discount, coalesce(h.goods_amount, 0), coalesce(l.line_amount, 0)]::text[] end as of_head',
)

/** What is to be known of source lines beside product and quantity: columns, and the discount of their documents. */
export interface WantedOfLines {
  columns: readonly string[]
  ofHead: boolean
}
/** Lines of a kind by id. */
export const sourceLines = (
  source: AnyDocument,
  ids: readonly string[],
  { columns: wanted, ofHead }: WantedOfLines = { columns: [], ofHead: false },
): Statement => {
  const { table, followed } = source
  const closed = followed?.closedBy && columnOf(followed.closedBy, { kind: 'flag' })
  return sql`select l.id, l.document_id${sourceLineColumns(source, wanted)}, ${closed ? sql`h.${sql.ident(closed)}` : sql`false`} as closed${ofHead ? headDiscount : sql.empty}
    from ${sql.ident(`${table}_line`)} l ${closed || ofHead ? sql`join ${sql.ident(table)} h on h.tenant_id = l.tenant_id and h.document_id = l.document_id` : sql.empty}
    where ${sql.ours('l')} and l.id = any(${ids}::uuid[])`
}

export const followersOfDocument = (id: string): Statement => sql`
  select d.id, d.kind, d.number, d.day from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.document
  where ${sql.ours('k')} and k.source_document = ${id} and k.line = k.document order by d.number ${inTextOrder}, d.id`
